# One image for the shop's server, its workers and the test bank: the command decides which it is.
ARG NODE=node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY admin/icons/package.json ./admin/icons/
COPY api/dev/contract-types.mjs api/dev/folders.mjs ./api/dev/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# The server is a bundle: of all packages it loads native code, a page and fonts at run time, and the embedded PostgreSQL never.
RUN npm run build \
  && node api/dev/runtime-packages.mjs \
  && npm prune --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MEDIA_DIR=/data/media
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Pictures and exports are the only files the shop writes.
RUN mkdir -p /data/media && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/v1/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/api/main.js"]
