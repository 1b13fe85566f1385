// In a build, this is the bundler's own small chunk, which other chunks import (`.ci/build/entry.ts`).
export {};
