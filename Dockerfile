# syntax=docker/dockerfile:1

# What is built needs no database, no secrets and no network but the npm registry.
FROM node:24-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
ENV NODE_ENV=production
RUN npm run release

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
# The only folder that is written to, besides /tmp.
RUN install -d -m 0700 -o node -g node /data
# What runs and nothing else (scripts/release/release-files.mjs).
COPY --from=build /site/release/site ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start-built.mjs"]
