# Two stages: the first installs and builds, the second contains only what is needed to run.
FROM oven/bun:1.4.5-slim AS build
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
RUN bun install --frozen-lockfile
COPY . .
RUN bun -e "import { buildWeb } from './web/build.ts'; await buildWeb()" \
  && rm -rf node_modules \
  && bun install --frozen-lockfile --production

FROM oven/bun:1.4.5-slim
# Tesseract reads scans; prlimit, setpriv and nice (util-linux, coreutils) enforce the limits of the reading processes.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tesseract-ocr util-linux \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json /app/bunfig.toml /app/tsconfig.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/docs/help ./docs/help
COPY --from=build --chown=root:root /app/migrations ./migrations
COPY --from=build --chown=root:root /app/adapters ./adapters
COPY --from=build --chown=root:root /app/src ./src
COPY --from=build --chown=root:root /app/web ./web
COPY --from=build --chown=root:root /app/CHANGELOG.md /app/THIRD_PARTY_DATA.md ./
RUN mkdir /data && chown 10001:10001 /data && chmod 0700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
# `ready` answers 503 while the database or the files cannot be used.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["bun", "-e", "process.exit((await fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`)).ok ? 0 : 1)"]
STOPSIGNAL SIGTERM
CMD ["bun", "src/main.ts"]
