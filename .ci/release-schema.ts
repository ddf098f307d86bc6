/**
 * `npm run release-schema`: releases schema.graphql. It refuses breaking changes, or else raises the version in the first line, stores the schema in
 * .ci/released.graphql, and adds the changes to docs/schema-changelog.md. `npm run release-schema -- 1.0.0` sets the version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { changelogOf, changesOf, nextVersion, versionOf } from './schema-changes.ts';

const [, , named] = process.argv;
const files = { current: 'schema.graphql', released: '.ci/released.graphql', changelog: 'docs/schema-changelog.md' };
const [current, released, changelog] = [files.current, files.released, files.changelog].map((file) => readFileSync(file, 'utf8'));
if (current === undefined || released === undefined || changelog === undefined) throw new Error('A file is missing');

const day = new Date().toISOString().slice(0, 10);
const changes = await changesOf(released, current, day);
const version = named ?? nextVersion(versionOf(released), changes);
const renamed = current.replace(`# Version ${versionOf(current)}\n`, `# Version ${version}\n`);
const [title = '', ...sections] = changelog.split(/^(?=## )/m);
writeFileSync(files.current, renamed);
writeFileSync(files.released, renamed);
writeFileSync(files.changelog, [title, `${changelogOf(version, day, changes)}\n`, ...sections].join(''));
console.log(`The schema is released as ${version}`);
