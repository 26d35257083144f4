# Every command of the project. `make` alone lists them.
SHELL := bash
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
# This folder has a Node only where the machine's own is too old.
export PATH := $(CURDIR)/ops/node/node_modules/.bin:$(PATH)

# Two ways to run the site: containers when there is an engine, plain processes otherwise.
ENGINE ?= $(shell docker compose version >/dev/null 2>&1 && docker info >/dev/null 2>&1 && echo docker || echo native)
# The commands that follow `make up` use the engine that it used.
RUNNING = $(shell cat $${STATE_DIR:-.state}/engine 2>/dev/null || echo $(ENGINE))

.PHONY: help up upgrade down logs dev seed export backup verify-backup restore rotate-keys admin-password deploy bench chaos build check test audit e2e lint types api-types check-content

help: ## List the commands
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 18

up: ## Build what has changed, start the site, wait until it is well (ENGINE=docker|native)
	@ops/$(ENGINE)/up

upgrade: ## Bring the running site to the newest version, or to VERSION=<git tag or commit>, without a gap; go back when it is not well
	@env -u VERSION ops/docker/upgrade '$(VERSION)'

down: ## Stop the site and keep its data
	@ops/$(RUNNING)/down

logs: ## Follow the logs of all parts
	@ops/$(RUNNING)/logs

dev: ## Develop: every part reloads on change
	@ops/native/dev

seed: ## Put a dozen sample posts into the running site
	@ops/$(RUNNING)/seed

export: ## Write all posts, pictures and content into export-….zip in this folder, for another site or for WordPress
	@file=export-$$(date +%F).zip; trap 'rm -f "$$file.part"' EXIT; umask 077; \
	ops/$(RUNNING)/service-command blog-service export >"$$file.part" && mv "$$file.part" "$$file" && echo "$$file"

backup: ## Write everything into one file in backups/, which is as secret as the passwords in it
	@ops/backup $(RUNNING) make

verify-backup: ## Restore FILE=… into scratch databases and compare
	@ops/backup $(RUNNING) verify '$(FILE)'

restore: ## Replace everything by what is in FILE=…, or in the newest copy at FROM=… (asks first; YES=1 does not)
	@ops/backup $(RUNNING) restore '$(FILE)'

rotate-keys: ## Sign new logins with a new key; nobody is logged out
	@ops/$(RUNNING)/service-command auth-service rotate-keys

admin-password: ## Set the first person's password from standard input, or make one; ends their other ways to log in
	@ops/$(RUNNING)/service-command auth-service admin-password

deploy: ## Bring the site or its next version to a Docker Swarm
	@ops/swarm/up

bench: ## Measure the site against bare references, in a folder and on ports of its own
	@ops/bench/run

chaos: ## Break the site on purpose under load, on ports of its own, and count what was lost (ENGINE=docker: in containers)
	@ops/chaos/run

check: ## Lint, types and unit tests of every part
	@ops/test check

test: ## All of `check`, then every part over HTTP and the site in a browser through nginx
	@ops/test test

audit: ## What CI runs besides: the browser tests on a desktop, the owner's screens one by one, starts and backups on this machine, every page at every width, its HTML, the main stories in WebKit
	@ops/test audit

e2e: ## Only the browser tests
	@ops/test e2e

lint: ## Lint and format check of everything
	@ops/test lint

types: ## Type check of every part
	@ops/test types

check-content: ## List the sample texts that visitors see, to replace before going live
	@ops/$(RUNNING)/service-command blog-service check-content

api-types: ops/node_modules/.installed auth-service/node_modules/.installed blog-service/node_modules/.installed ## Write openapi.json of each service anew
	@npm --prefix auth-service run --silent openapi && npm --prefix blog-service run --silent openapi

frontend/shared/contract/blog-service.ts: ops/node_modules/.installed $(wildcard *-service/openapi.json)
	@ops/api-types

# Tests are not part of what is built.
sources = $(shell find $(1) -type f ! -name '*.spec.ts*' 2>/dev/null)

# Installing and building, each only when its inputs changed.
%/node_modules/.installed: %/package-lock.json
	@source ops/step.sh && step 'Install the packages of $*' npm ci --prefix $* --no-audit --no-fund --loglevel=error
	@touch $@

# Services have their own copies of service-kit and content, which are made when their packages are installed.
auth-service/node_modules/.installed blog-service/node_modules/.installed: service-kit/dist/.built
blog-service/node_modules/.installed: content/dist/.built
content/dist/.built: content/node_modules/.installed $(wildcard content/*.json) $(call sources,content/src)
service-kit/dist/.built: service-kit/node_modules/.installed $(wildcard service-kit/*.json) $(call sources,service-kit/src service-kit/testing)

build: ops/node_modules/.installed auth-service/dist/.built blog-service/dist/.built frontend/dist/.built frontend/shared/contract/blog-service.ts ## Build every part that has changed

auth-service/dist/.built: auth-service/node_modules/.installed $(wildcard auth-service/*.json) $(call sources,auth-service/src)
blog-service/dist/.built: blog-service/node_modules/.installed $(wildcard blog-service/*.json) $(call sources,blog-service/src)
frontend/dist/.built: frontend/node_modules/.installed content/node_modules/.installed .state/identity $(wildcard frontend/*.json frontend/*.ts frontend/*.html) \
	$(call sources,content/src service-kit/src frontend/shared frontend/site frontend/admin frontend/renderer frontend/build frontend/public frontend/drawings frontend/photos frontend/film)
%/dist/.built:
	@source ops/step.sh && step 'Build $*' npm --prefix $* run build --silent
	@touch $@

# The address and time zone that the pages are built with, but for the address that they have anyway (frontend/build/site.ts). The file
# changes only when they do. Several makes may write it at once.
.state/identity: FORCE
	+@mkdir -p $(@D)
	+@new=$$(mktemp $@.XXXXXX); env | grep -E '^(PUBLIC_URL|SALON_TIME_ZONE)=' | grep -vx 'PUBLIC_URL=http://localhost:8080' | sort >$$new; cmp -s $$new $@ && rm $$new || mv $$new $@
FORCE:
