import { formatProblem } from "@quarterdeck/model";
import type { Role } from "#accounts/account.ts";
import { describeAccounts } from "#accounts/describe-accounts.ts";
import { readDatabaseReport } from "#administration/database-report.ts";
import { summarizeReport } from "#administration/write-database-report.ts";
import { describeAdministration } from "#administration/describe-administration.ts";
import { openAccounts } from "#accounts/open-accounts.ts";
import type { Accounts } from "#accounts/open-accounts.ts";
import { setXsrfCookie } from "#accounts/xsrf-cookie.ts";
import type { BuiltInConfig } from "#config/config.ts";
import { overlayProblems } from "#describe/create-corrected-model.ts";
import { writeSources } from "#describe/description-sources.ts";
import { readOverlays } from "#describe/read-description.ts";
import { connectAccounts, connectDatabase } from "#database/connect-database.ts";
import type { Database } from "#database/database.ts";
import { openRights } from "#rights/rights-store.ts";
import { describeFunctions } from "#tables/describe-functions.ts";
import { describeTables } from "#tables/describe-tables.ts";
import { checkRoles } from "#tables/check-roles.ts";
import { createTableCatalog } from "#tables/table-catalog.ts";
import { addHealthRoutes } from "#web/health-routes.ts";
import { openLogo } from "#web/open-logo.ts";
import type { Logo } from "#web/open-logo.ts";
import { modelPath } from "#web/model-routes.ts";
import type { PageConfig } from "#web/page-config.ts";
import { createServedText } from "#web/served-text.ts";
import { addWebRoutes } from "#web/web-routes.ts";
import { addBuiltInApi } from "./built-in-api.ts";
import { createServer } from "./create-server.ts";
import { createStartWriter } from "./write-start.ts";
import { describeApi } from "./describe-api.ts";
import { cacheRoleModels } from "./role-models.ts";
import type { ReadRoleModel } from "./role-models.ts";
import type { Service, LearnSources } from "./service.ts";

/** Time for requests in flight while the service stops. */
const lastRequestMs = 3_000;

/** Builds the console over the built-in API. */
export async function createBuiltInService(
  config: BuiltInConfig,
  { clientDir, print, log, startCommand }: LearnSources,
): Promise<Service> {
  const { prefix, title, overlays } = config;
  const logo = await openLogo(config.logo, print);
  const { database, accounts } = await openDatabases(config, print);
  const rights = await openRights(accounts.database);
  const { databaseRoles } = config;
  for (const warning of await checkRoles(database, databaseRoles)) print(warning);
  const catalog = createTableCatalog(database, { databaseRoles, readRights: rights.read });
  // Prepared before the first request, which should not wait for it.
  await catalog.read("owner");
  if (config.databaseUrl !== undefined) {
    print(summarizeReport(await readDatabaseReport(database, catalog)));
  }
  const describe = async (role: Role | undefined): Promise<object> => {
    const own = describeAccounts(await accounts.view(role));
    // Without a session, only sign-in is described.
    const tables =
      role === undefined
        ? []
        : [describeTables(await catalog.read(role)), describeFunctions(await catalog.read(role))];
    const administration = role === "owner" ? [describeAdministration()] : [];
    return describeApi({ title, prefix }, [...tables, own, ...administration]);
  };
  const corrections = await readOverlays(overlays);
  const readModel = cacheRoleModels(describe, corrections);
  if (overlays.length > 0) {
    const { facts } = await readModel("owner");
    for (const { message } of overlayProblems(facts)) print(formatProblem(message));
  }

  const parts = { database, catalog, accounts, rights, describe, databaseRoles };
  const server = createServer(config, log, print);
  addHealthRoutes(server, { prefix, findError: () => findError(database) });
  await server.register((api) => addBuiltInApi(api, parts), {
    prefix: `${prefix}/api`,
  });
  await server.register((web) =>
    addWebRoutes(web, {
      clientDir,
      prefix,
      logo,
      readModel: async (request) => {
        const { role } = await accounts.guard.requireCaller(request);
        return (await readModel(role)).served;
      },
      readSources: async (request) => {
        const { role } = await accounts.guard.requireCaller(request);
        const text = JSON.stringify(await describe(role));
        const sources = { text, address: "", overlays: corrections.overlays, files: [] };
        return createServedText(Buffer.from(writeSources(sources)));
      },
      writeStart: createStartWriter(startCommand),
      readConfig: () => readPageConfig(config, { readModel, logo }),
      onPage: (request, reply) => setXsrfCookie(request, reply, prefix),
    }),
  );

  return {
    server,
    notes: (address) => readNotes(accounts, config, address),
    async close() {
      const closeDatabases = async (): Promise<void> => {
        await Promise.all([...new Set([accounts.database, database])].map((one) => one.close()));
      };
      // A statement that hangs must not delay the end: without its database, its request ends.
      const timer = setTimeout(() => void closeDatabases(), lastRequestMs);
      await server.close();
      clearTimeout(timer);
      await closeDatabases();
    },
  };
}

interface Opened {
  readonly database: Database;
  readonly accounts: Accounts;
}

async function openDatabases(config: BuiltInConfig, print: LearnSources["print"]): Promise<Opened> {
  const { databaseUrl: url, dataDir, registration, title } = config;
  const database = await connectDatabase({ url, dataDir, sample: url === undefined, log: print });
  try {
    const accounts = await connectAccounts(database, { dataDir, log: print });
    return {
      database,
      accounts: await openAccounts(accounts, {
        rules: { registration, title },
        pages: pagesOf(config),
      }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function pagesOf({ publicUrls, prefix, history }: BuiltInConfig): Accounts["pages"] {
  return { publicUrl: publicUrls[0], prefix, history };
}

async function findError(database: Database): Promise<string | undefined> {
  return (await database.isReady()) ? undefined : "The database does not respond.";
}

async function readPageConfig(
  { history, pictures, userHeader, title, accent }: BuiltInConfig,
  { readModel, logo }: { readonly readModel: ReadRoleModel; readonly logo: Logo | undefined },
): Promise<PageConfig> {
  const { facts } = await readModel(undefined);
  return {
    apiHost: "",
    basePath: "/api",
    description: "api/openapi.json",
    history,
    pictures,
    // The built-in API responds with 403 to a role that has changed.
    onForbidden: "end",
    userHeader,
    title,
    logo: logo?.path ?? "",
    accent,
    // Existence depends on the role; requesting a missing chunk costs less than requesting one late.
    model: { path: modelPath, version: "", isSplit: true },
    signIn: facts.signIn,
    ownsPermissions: true,
    server: null,
    problems: [],
    notices: [],
    oauth: "",
    clientId: "",
  };
}

/** The code is in the fragment, which browsers send to no server and no proxy. */
function readNotes(
  { setupCode }: Accounts,
  { history, publicUrls: [publicUrl] }: BuiltInConfig,
  address: string,
): readonly string[] {
  if (setupCode === undefined) return [];
  const base = publicUrl === undefined ? address : `${publicUrl}/`;
  const path = history === "hash" ? "#/register" : "register";
  return [`Create the first account, the owner, at ${base}${path}#code=${setupCode}`];
}
