/** Product that upstreams see as their client (RFC 9110, section 10.1.5). */
export const userAgent = "quarterdeck/0.2.0";
