/** SQL that selects a timestamp as RFC 3339 in UTC. */
export function utcTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
}
