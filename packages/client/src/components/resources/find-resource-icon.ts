import {
  IconBell,
  IconBook,
  IconBuilding,
  IconBuildingStore,
  IconCalendarEvent,
  IconChartBar,
  IconChecklist,
  IconClock,
  IconCreditCard,
  IconFile,
  IconFileInvoice,
  IconFolder,
  IconHistory,
  IconId,
  IconKey,
  IconListNumbers,
  IconMail,
  IconMapPin,
  IconMessage,
  IconPackage,
  IconPaw,
  IconPercentage,
  IconPhoto,
  IconSchool,
  IconServer,
  IconSettings,
  IconShieldLock,
  IconShoppingCart,
  IconStar,
  IconTag,
  IconTruck,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
  IconWallet,
  IconWebhook,
  IconWorld,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

interface IconProps {
  readonly size?: number | string;
  readonly stroke?: number | string;
  readonly "aria-hidden"?: boolean;
}

type ResourceIcon = ComponentType<IconProps>;

/**
 * Icons and the singular words of resource names they belong to. The last word of a name takes
 * precedence.
 */
const words: readonly (readonly [ResourceIcon, string])[] = [
  [IconShoppingCart, "order cart basket checkout purchase sale"],
  [IconListNumbers, "line row entry"],
  [IconUsers, "customer client contact person people author subscriber guest patient"],
  [IconUserCircle, "user account member profile me owner requester reporter borrower visitor"],
  [IconId, "employee staff driver agent worker"],
  [IconUsersGroup, "team group organization organisation department community"],
  [IconShieldLock, "role permission policy scope access"],
  [IconPackage, "product item article good sku inventory stock part package"],
  [IconTag, "category tag label type kind brand topic genre"],
  [IconBuilding, "supplier vendor company business manufacturer partner tenant"],
  [IconBuildingStore, "store shop warehouse branch market restaurant outlet"],
  [IconMapPin, "address location place site position route stop"],
  [IconWorld, "country city region language locale currency zone domain"],
  [IconCreditCard, "payment transaction charge card refund"],
  [IconWallet, "wallet balance budget expense price plan subscription fee"],
  [IconFileInvoice, "invoice bill receipt quote contract"],
  [IconPercentage, "discount coupon voucher promotion tax offer"],
  [IconTruck, "shipment delivery shipping carrier freight vehicle"],
  [IconStar, "review rating feedback favorite favourite"],
  [IconMessage, "comment message conversation chat reply post thread note"],
  [IconMail, "mail email newsletter campaign template invitation invite"],
  [IconBell, "notification alert reminder announcement"],
  [IconPaw, "pet animal dog cat"],
  [IconFile, "file document attachment upload form page"],
  [IconPhoto, "image photo picture media asset video album"],
  [IconCalendarEvent, "event calendar booking appointment reservation meeting holiday"],
  [IconClock, "session schedule shift timesheet time"],
  [IconChecklist, "task todo issue ticket check survey job"],
  [IconFolder, "project folder repo repository board workspace collection"],
  [IconChartBar, "report statistic stat metric analytic total summary dashboard"],
  [IconHistory, "log audit history activity change revision"],
  [IconKey, "key token secret credential password"],
  [IconSettings, "setting config configuration option preference"],
  [IconWebhook, "hook webhook integration subscription"],
  [IconServer, "server device host machine node cluster service"],
  [IconBook, "book library chapter"],
  [IconSchool, "course lesson student class teacher school"],
];

const icons: ReadonlyMap<string, ResourceIcon> = new Map(
  words.flatMap(([icon, list]) => list.split(" ").map((word) => [word, icon] as const)),
);

/** Undefined if no word of the name has an icon. */
export function findResourceIcon(name: string): ResourceIcon | undefined {
  const parts = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== "")
    .reverse();
  for (const part of parts) {
    const icon = icons.get(part) ?? icons.get(singular(part));
    if (icon !== undefined) return icon;
  }
  return undefined;
}

function singular(word: string): string {
  return word
    .replace(/ies$/, "y")
    .replace(/(x|ch|sh|ss|us)es$/, "$1")
    .replace(/([^s])s$/, "$1");
}
