/** tables -> migrations: `npx drizzle-kit generate --name what-changes`. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './rest/embedded/database/tables/*.ts',
  out: './rest/embedded/migrations',
  casing: 'snake_case',
});
