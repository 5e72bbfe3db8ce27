# syntax=docker/dockerfile:1

# What is built needs no database, no secrets and no network but the npm registry.
FROM node:24-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
ENV NODE_ENV=production
RUN npm run build
RUN npm run compile
# Next names Playwright as a peer that one may have, so npm leaves it.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf .next/cache node_modules/@playwright node_modules/playwright node_modules/playwright-core

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
# The only folder that is written to, besides /tmp.
RUN install -d -m 0700 -o node -g node /data
COPY --from=build /site/package.json /site/next.config.js ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/.next ./.next
COPY --from=build /site/.programs ./.programs
COPY --from=build /site/public ./public
COPY --from=build /site/scripts/*.mjs ./scripts/
# Read while the site runs: the content of a first start, the scripts of browsers, the font of sharing pictures.
COPY --from=build /site/lib/content/cms/seed ./lib/content/cms/seed
COPY --from=build /site/lib/offline/service-worker.js ./lib/offline/service-worker.js
COPY --from=build /site/lib/front/browser ./lib/front/browser
COPY --from=build /site/app/fonts ./app/fonts
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start-built.mjs"]
