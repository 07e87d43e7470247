import { beforeEach, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { createHarness, openHarness, password } from "#testing/accounts-harness.ts";
import type { AccountsHarness } from "#testing/accounts-harness.ts";

/** Invitations, approval with a role, and own sessions. */
export function testInvitations(get: () => Database): void {
  let database: Database;
  let harness: AccountsHarness;
  let owner: string;
  let ann: string;

  beforeEach(async () => {
    database = get();
    harness = await createHarness(database);
    ({ owner, ann } = await harness.createPeople());
  });

  const invite = async (body: object = {}) => {
    const response = await harness.call("POST", "/accounts/invite", owner, body);
    const link = String(response.body["link"]);
    return { response, link, code: link.split("#invitation=")[1] };
  };
  const accept = (invitation: unknown, more: object = {}) =>
    harness.register("bob", { invitation, ...more });

  test("an invited account has the role of the invitation and is signed in at once", async () => {
    const { response, link, code } = await invite({ role: "editor" });
    expect(response).toMatchObject({ status: 201, body: { role: "editor", email: null } });
    expect(link).toMatch(/^http:\/\/[^/]+\/console\/register#invitation=[\w-]{43}$/);
    const { status, body } = await accept(code);
    expect([status, body.user]).toMatchObject([201, { role: "editor", name: "bob" }]);
    expect((await harness.call("GET", "/auth/me", body.token)).body).toEqual(body.user);
    expect((await harness.call("GET", "/accounts/invitations", owner)).body.data).toMatchObject([
      { role: "editor", state: "used", invited_by: 1, account_id: 3 },
    ]);
  });

  test("the list of invitations invites too", async () => {
    const invited = await harness.call("POST", "/accounts/invitations/invite", owner, {});
    const code = String(invited.body["link"]).split("#invitation=")[1];
    expect((await accept(code)).status).toBe(201);
  });

  test("an invitation also works while registration is closed", async () => {
    const { code } = await invite();
    const closed = await openHarness(database, { registration: "closed" });
    expect((await closed.register("bob")).status).toBe(403);
    expect(await closed.register("bob", { invitation: code })).toMatchObject({
      status: 201,
      body: { user: { role: "viewer" } },
    });
  });

  test("a wrong, used, expired and deleted invitation have the same response", async () => {
    const used = await invite();
    await accept(used.code);
    const expired = await invite();
    await database.query(
      "update quarterdeck.invitations set expires_at = now() - interval '1 second' where id = 2",
    );
    const deleted = await invite();
    expect((await harness.call("DELETE", "/accounts/invitations/3", owner)).status).toBe(204);
    const responses = [];
    for (const code of ["", "wrong", used.code, expired.code, deleted.code]) {
      responses.push(await harness.register("carl", { invitation: code }));
    }
    for (const { status, body } of responses) {
      expect(status).toBe(422);
      expect(body).toEqual(responses[0]?.body);
    }
    expect(responses[0]?.body.errors).toMatchObject([{ pointer: "/invitation" }]);
    const { rows } = await database.query("select 1 from quarterdeck.accounts");
    expect(rows).toHaveLength(3);
  });

  test("two registrations at once with one invitation create one account", async () => {
    const { code } = await invite();
    const responses = await Promise.all(
      ["bob", "carl"].map((name) => harness.register(name, { invitation: code })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test("an email that is taken or was not invited does not use the invitation up", async () => {
    const { code } = await invite({ email: "Bob@example.com" });
    expect(await harness.register("carl", { invitation: code })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/email" }] },
    });
    const open = await invite();
    expect(await harness.register("ann", { invitation: open.code })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/email" }] },
    });
    expect((await accept(code)).status).toBe(201);
  });

  test("the database has only the hash of a code", async () => {
    const { code } = await invite();
    const { rows } = await database.query("select * from quarterdeck.invitations");
    expect(JSON.stringify(rows)).not.toContain(code);
    const listed = await harness.call("GET", "/accounts/invitations/1", owner);
    expect(listed.body).toMatchObject({ id: 1, state: "open" });
    expect(JSON.stringify(listed.body)).not.toContain(code);
  });

  test("a used invitation is not deleted: it shows the owner that invited an account", async () => {
    await accept((await invite()).code);
    expect((await harness.call("DELETE", "/accounts/invitations/1", owner)).status).toBe(409);
    expect((await harness.call("DELETE", "/accounts/invitations/99", owner)).status).toBe(404);
  });

  test("only owners invite and see invitations", async () => {
    for (const [method, url] of [
      ["POST", "/accounts/invite"],
      ["POST", "/accounts/invitations/invite"],
      ["GET", "/accounts/invitations"],
      ["DELETE", "/accounts/invitations/1"],
    ] as const) {
      expect((await harness.call(method, url, ann)).status).toBe(403);
      expect((await harness.call(method, url)).status).toBe(401);
    }
  });

  test.each([[{ role: "admin" }], [{ email: "x" }], [{ days: 1000 }]])(
    "the invitation %j is refused",
    async (body) => {
      expect((await invite(body)).response.status).toBe(422);
    },
  );

  test("the link begins with the origin of the page, or with the public address", async () => {
    const inviteFrom = async (app: AccountsHarness["app"], origin: string) =>
      (
        await app.inject({
          method: "POST",
          url: "/accounts/invite",
          headers: { authorization: `Bearer ${owner}`, origin },
        })
      ).json<{ link: string }>().link;
    expect(await inviteFrom(harness.app, "https://office.example")).toMatch(
      /^https:\/\/office\.example\/console\/register#/,
    );
    expect(await inviteFrom(harness.app, "javascript:alert(1)")).toMatch(/^http:\/\//);
  });

  test("an approval assigns a role; a repeated one changes nothing", async () => {
    await harness.register("bob");
    const approve = (id: number, role: string) =>
      harness.call("POST", `/accounts/${id}/approve`, owner, { role });
    expect((await approve(3, "editor")).body).toMatchObject({ status: "active", role: "editor" });
    expect((await approve(3, "owner")).body).toMatchObject({ role: "editor" });
    expect((await approve(1, "viewer")).body).toMatchObject({ role: "owner", is_own: true });
    expect((await approve(3, "admin")).status).toBe(422);
    expect(
      (await harness.call("POST", "/accounts/2/disable", owner, { role: "owner" })).status,
    ).toBe(422);
  });

  test("users see their sessions and end each, but no session of another user", async () => {
    const second = (await harness.signIn("ann")).body.token;
    const { body } = await harness.call("GET", "/auth/sessions", second);
    expect(body.data).toMatchObject([
      { is_current: true, expires_at: expect.stringMatching(/Z$/) },
      { is_current: false },
    ]);
    expect(JSON.stringify(body)).not.toContain("hash");
    const first = body.data[1]?.id;
    expect((await harness.call("DELETE", `/auth/sessions/${first}`, owner)).status).toBe(404);
    expect((await harness.call("GET", "/auth/me", ann)).status).toBe(200);
    expect((await harness.call("DELETE", `/auth/sessions/${first}`, second)).status).toBe(204);
    expect((await harness.call("GET", "/auth/me", ann)).status).toBe(401);
    expect((await harness.call("DELETE", `/auth/sessions/${first}`, second)).status).toBe(404);
    expect((await harness.call("GET", "/auth/sessions")).status).toBe(401);
  });

  test("guesses of invitations slow down", async () => {
    let last = 0;
    for (let guess = 0; guess < 32 && last !== 429; guess += 1) {
      last = (await harness.register("carl", { invitation: `guess${guess}`, password })).status;
    }
    expect(last).toBe(429);
  });
}
