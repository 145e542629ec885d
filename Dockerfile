# A server of live tables: docker build --tag klaf . (docs/hosting.md says how to run it)

FROM python:3.11-slim AS build
WORKDIR /build
COPY LICENSE README.md build_backend.py do.py pyproject.toml ./
COPY requirements requirements
COPY src src
COPY web web
RUN python3 do.py dist
RUN python3 -m venv /opt/klaf
RUN /opt/klaf/bin/python -m pip install --no-cache-dir --require-hashes \
    --requirement=requirements/run.lock --requirement=requirements/postgres.lock
RUN /opt/klaf/bin/python -m pip install --no-index --no-deps dist/klaf-*.whl

FROM python:3.11-slim
RUN useradd --system --uid 10001 --shell /usr/sbin/nologin klaf
RUN install --directory --owner=klaf --mode=0700 /var/lib/klaf /var/cache/klaf
COPY --from=build /opt/klaf /opt/klaf
ENV PATH=/opt/klaf/bin:/usr/local/bin:/usr/bin:/bin \
    XDG_CACHE_HOME=/var/cache/klaf \
    KLAF_HOST=0.0.0.0 \
    KLAF_PORT=8421 \
    KLAF_STORE=/var/lib/klaf/klaf.db
USER klaf
WORKDIR /var/lib/klaf
VOLUME ["/var/lib/klaf", "/var/cache/klaf"]
EXPOSE 8421
# Until the rules are compiled for the first time, the answer is no: that takes some minutes.
HEALTHCHECK --interval=30s --timeout=10s --start-period=15m \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen(f'http://127.0.0.1:{os.environ[\"KLAF_PORT\"]}/healthz')"]
# What klaf writes is its own to read: tables hold hidden cards, and the keys that sign cookies.
ENTRYPOINT ["/bin/sh", "-c", "umask 077; exec klaf \"$@\"", "klaf"]
CMD ["serve"]
