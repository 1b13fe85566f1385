const placeholder = "__SERVERY_CONFIG__";

/** Writes the deployment's configuration (R3) into the build's placeholder. */
export function bakeConfiguration(script: string, configuration: unknown): string {
  const places = script.split(placeholder).length - 1;
  if (places !== 1) throw new Error(`the script has ${places} places for the configuration (${placeholder}), not one`);
  return script.replace(placeholder, () => `(${JSON.stringify(configuration)})`);
}
