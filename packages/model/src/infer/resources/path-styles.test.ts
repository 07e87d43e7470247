import { expect, test } from "vitest";
import { listRoles, readWordedPaths } from "#testing/worded-paths.ts";

test.each<readonly [string, string]>([
  [
    "a list at `all`, and writes of several records",
    `
    GET /get/alias/all -> rows => list alias collection
    GET /get/alias/{id} -> record => read alias record
    POST /add/alias {address!} -> ok => create alias collection
    POST /edit/alias {items[]} -> ok => action alias collection
    PUT /edit/alias/{id} {Thing} -> ok => replace alias record
    `,
  ],
  [
    "a single record that is changed with its key",
    `
    GET /config/host -> record => read host record
    PUT /config/host/{id} {Thing} -> record => replace host record
    `,
  ],
  [
    "a single record that is also read with its key",
    `
    GET /config/host -> record => read host record
    GET /config/host/{id} -> record => action host record
    PUT /config/host/{id} {Thing} -> record => replace host record
    `,
  ],
  [
    "records that are removed, which are several",
    `
    GET /config/hosts/{id} -> record => read hosts record
    PUT /config/hosts/{id} {Thing} -> record => replace hosts record
    DELETE /config/hosts/{id} -> ok => remove hosts record
    `,
  ],
  [
    "values in the query, with a PUT that creates",
    `
    GET /album/list?start -> rows => list album collection
    GET /album?id! -> record => read album record
    PUT /album?title!&tags -> ok => create album collection
    PATCH /album?id!&title&tags -> ok => update album record
    DELETE /album?id! -> ok => remove album record
    POST /album/tags/add?id!&tags! -> ok => action album record
    POST /album/tags/remove?id!&tags! -> ok => action album record
    `,
  ],
  [
    "dotted methods by POST",
    `
    POST /rooms.list {cursor,limit} -> page => list rooms collection
    POST /rooms.info {room!} -> record => read rooms record
    POST /rooms.create {name!} -> record => create rooms collection
    POST /rooms.archive {room!} -> ok => action rooms record
    POST /rooms.setTopic {room!,topic!} -> ok => action rooms record
    POST /rooms.invite {room!,user!} -> ok => action rooms record
    POST /rooms.guests.add {room!,user!} -> ok => action rooms record
    `,
  ],
  [
    "dotted methods in namespaces, with a list that is not described",
    `
    GET /admin.teams.list?cursor&limit -> ok => list admin.teams collection
    POST /admin.teams.create {name!} -> ok => create admin.teams collection
    GET /admin.teams.settings.info?team_id! -> ok => action admin.teams collection
    `,
  ],
  [
    "methods in camel case with a suffix",
    `
    POST /getUserList {page,size} -> page => list users collection
    POST /getUserDetail {userId!} -> record => read users record
    POST /createUser {Thing} -> record => create users collection
    POST /updateUser {userId!,name} -> record => update users record
    POST /deleteUser {userId!} -> ok => remove users record
    POST /lockUser {userId!} -> ok => action users record
    `,
  ],
  [
    "cloud methods",
    `
    POST /DescribeVolumes {NextToken,MaxResults} -> page => list volumes collection
    POST /CreateVolume {Thing} -> record => create volumes collection
    POST /DeleteVolume {VolumeId!} -> ok => remove volumes record
    POST /AttachVolume {VolumeId!,InstanceId!} -> ok => action volumes record
    `,
  ],
  [
    "gRPC over JSON",
    `
    POST /twirp/shop.v1.HatService/ListHats {page_size,page_token} -> page => list hats collection
    POST /twirp/shop.v1.HatService/GetHat {id!} -> record => read hats record
    POST /twirp/shop.v1.HatService/CreateHat {Thing} -> record => create hats collection
    POST /twirp/shop.v1.HatService/DeleteHat {id!} -> ok => remove hats record
    POST /twirp/shop.v1.HatService/WearHat {id!} -> ok => action hats record
    `,
  ],
  [
    "controllers with the key of another record",
    `
    GET /api/Products/GetAll -> rows => list Products collection
    GET /api/Products/GetById/{id} -> record => read Products record
    GET /api/Products/GetByCategory/{categoryId} -> rows => action Products collection
    POST /api/Products/Activate/{id} -> none => action Products record
    `,
  ],
  [
    "removal with the key in the body next to record paths",
    `
    GET /brand/list -> rows => list brand collection
    GET /brand/{id} -> record => read brand record
    POST /brand/delete {id!} -> none => remove brand record
    `,
  ],
  [
    "writes on the collection with the key in the body",
    `
    GET /tags -> rows => list tags collection
    POST /tags {name!} -> record => create tags collection
    PUT /tags {id!,name} -> record => replace tags record
    DELETE /tags {id!} -> none => remove tags record
    `,
  ],
  [
    "writes on the collection with the key in the query",
    `
    GET /labels -> rows => list labels collection
    PUT /labels?id! {name} -> record => replace labels record
    DELETE /labels?id! -> none => remove labels record
    `,
  ],
  [
    "deletion of all and a change of all are not writes of one record",
    `
    GET /alerts -> rows => list alerts collection
    DELETE /alerts?before -> none => action alerts collection
    PATCH /alerts {name!,alerts[]} -> none => action alerts collection
    `,
  ],
  [
    "verbs with the name of the records below a record",
    `
    GET /accounts -> rows => list accounts collection
    GET /accounts/{id} -> record => read accounts record
    POST /accounts/{id}/update-account {Thing} -> record => update accounts record
    POST /accounts/{id}/delete-account -> ok => remove accounts record
    POST /accounts/{id}/reset-password {password} -> ok => action accounts record
    `,
  ],
  [
    "the name of the key in front of it",
    `
    GET /sources -> rows => list sources collection
    GET /sources/uid/{uid} -> record => read sources record
    PUT /sources/uid/{uid} {Thing} -> record => replace sources record
    DELETE /sources/uid/{uid} -> none => remove sources record
    GET /sources/uid/{uid}/health -> ok => action sources record
    GET /sources/name/{name} -> record => action sources collection
    `,
  ],
  [
    "the name of the key in front of it for the read only",
    `
    GET /servers/all -> rows => list servers collection
    GET /servers/by-id/{id} -> record => read servers record
    POST /servers/{id}/update {Thing} -> record => update servers record
    POST /servers/{id}/reboot -> ok => action servers record
    `,
  ],
  [
    "writes with the key in the body next to a read with the key in the path",
    `
    GET /bases/{base}/rows -> page => list rows collection
    POST /bases/{base}/rows {name} -> record => create rows collection
    PATCH /bases/{base}/rows {id!,name} -> record => update rows record
    DELETE /bases/{base}/rows {id!} -> record => remove rows record
    GET /bases/{base}/rows/{rowId} -> record => read rows record
    `,
  ],
  [
    "methods next to record paths",
    `
    GET /users -> rows => list users collection
    GET /users/{id} -> record => read users record
    POST /activateUser {userId!} -> ok => action users record
    POST /send-mail {to!} -> ok => action - workspace
    `,
  ],
  [
    "a list by GET comes before a search by POST",
    `
    GET /Product/GetProducts?page -> page => list Product collection
    GET /Product/GetProductById/{id} -> record => read Product record
    POST /Product/SearchProducts {page,name} -> page => action Product collection
    `,
  ],
  [
    "pages at a path with their name",
    `
    GET /system/role/page?pageNo&pageSize -> page => list role collection
    GET /system/role/get?id! -> record => read role record
    PUT /system/role/update {id!,name} -> ok => replace role record
    `,
  ],
  [
    "a record in a list of one below a verb",
    `
    GET /session/list -> rows => list session collection
    PUT /session/create {Thing} -> record => create session collection
    GET /session/info/{id} -> rows => read session record
    PUT /session/destroy/{id} -> ok => remove session record
    `,
  ],
  [
    "a GET that executes the record",
    `
    GET /queries -> rows => list queries collection
    GET /queries/{id} -> record => read queries record
    GET /queries/{id}/execute -> rows => action queries record
    `,
  ],
  [
    "the name of the key without a path of the collection",
    `
    GET /dashboards/uid/{uid} -> record => read dashboards record
    DELETE /dashboards/uid/{uid} -> none => remove dashboards record
    GET /dashboards/home -> ok => action dashboards collection
    `,
  ],
  [
    "another name as key next to the records",
    `
    GET /users -> rows => list users collection
    GET /users/{id} -> record => read users record
    GET /users/username/{username} -> record => action users collection
    `,
  ],
  [
    "functions with named parameters are not records",
    `
    GET /data/People -> rows => list People collection
    GET /data/People('{id}') -> record => read People record
    GET /data/Nearest(lat={lat},lon={lon}) -> ok => action - workspace
    POST /data/Reset -> none => action - workspace
    `,
  ],
  [
    "a part of the record by another path than the whole",
    `
    GET /teams -> rows => list teams collection
    GET /teams/{id} -> record => read teams record
    PUT /teams/{id} {Thing} -> record => replace teams record
    PUT /teams/{id}/patch {name} -> record => update teams record
    `,
  ],
  [
    "a list that is not described above parts of records, and writes of the same records below",
    `
    GET /services -> any => list services collection
    POST /services/{services}/plugins {name} -> ok => action services record
    POST /plugins {name} -> record => create plugins collection
    PATCH /plugins/{plugins} {name} -> record => update plugins record
    POST /clients/{clients}/plugins {name} -> record => action plugins collection
    PATCH /clients/{clients}/plugins/{plugins} {name} -> record => action plugins record
    `,
  ],
  [
    "a view at the singular path of records that a query parameter reads",
    `
    GET /users/search?startAt -> rows => list users collection
    GET /user?accountId! -> record => read users record
    DELETE /user?accountId! -> none => remove users record
    GET /user/search?query -> rows => action users collection
    `,
  ],
])("%s", async (_, text) => {
  const { paths, expected } = readWordedPaths(text);
  expect((await listRoles(paths)).toSorted()).toEqual(expected.toSorted());
});
