import { type ListAddress, writeListAddress } from "#addresses/list-address.ts";

/** Address of a view: the state of a list without its page and its panels. */
export function writeViewSearch(address: ListAddress) {
  return writeListAddress({
    ...address,
    page: 1,
    cursor: undefined,
    peek: undefined,
    totals: undefined,
  });
}
