import { reasonOf } from "../../backend/problem.ts";
import { seed } from "./seed.ts";

try {
  process.stdout.write(`${await seed(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
