FROM node:22-slim AS build
WORKDIR /source
# The packages change less often than the sources: this layer stays in the cache.
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
COPY packages/model/package.json packages/model/
COPY packages/service/package.json packages/service/
RUN npm ci --include=dev
COPY . .
RUN node scripts/package.mjs /app && mkdir /data

FROM node:22-slim
ENV NODE_ENV=production
ENV HOST=0.0.0.0
COPY --from=build /app /app
COPY --from=build --chown=65534:65534 /data /data
# The default data folder is ./data. Only the embedded database writes to it.
WORKDIR /
USER 65534:65534
VOLUME /data
EXPOSE 4400
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4400}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/packages/service/bin/quarterdeck.cjs"]
