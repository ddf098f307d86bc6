# The whole product in one image: gateway, web client, embedded REST API. docs/operations.md says how it is run.
# `.ci/image.ts` builds it, or runs these steps where there is no Docker. No step needs the install script of a package.
# `--build-context former=docker-image://NAME` names the image that is replaced. Its documents stay valid for 30 days: docs/operations.md.
FROM node:24-bookworm-slim AS former

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# npm reads the lock file of all workspaces together.
COPY bench/package.json bench/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json schema.graphql ./
COPY gateway gateway
COPY rest rest
COPY web web
RUN --mount=type=bind,from=former,target=/former mkdir dist && (cp /former/app/dist/trusted-documents.json dist || true)
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
# The young generation: docs/operations.md.
ENV NODE_ENV=production NODE_OPTIONS=--max-semi-space-size=64 HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY --from=build --chown=node:node /app/dist dist
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/gateway/main.js"]
