import { type ListAddress, writeListAddress } from "#addresses/list-address.ts";
import { withoutMonth } from "#addresses/display-month.ts";

/** Address of a view: the state of a list without its page, its month and its panels. */
export function writeViewSearch(address: ListAddress) {
  return writeListAddress({
    ...address,
    page: 1,
    cursor: undefined,
    peek: undefined,
    totals: undefined,
    display: address.display && withoutMonth(address.display),
  });
}
