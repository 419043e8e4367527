# The house in a container. `npm run container` goes through the same steps without a Docker engine.
FROM node:22-slim AS build
WORKDIR /tabula
COPY . .
RUN npm ci
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /tabula
COPY --from=build /tabula /tabula
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 7777
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:7777/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "packages/cli/bin/tabula.mjs", "serve", "--host", "0.0.0.0", "--port", "7777", "--data", "/data"]
