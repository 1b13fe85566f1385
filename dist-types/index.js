function load(src) {
	if (typeof document === "undefined") return;
	const script = document.createElement("script");
	script.type = "module";
	script.src = src;
	script.crossOrigin = "anonymous";
	if (!Array.from(document.scripts).some((each) => each.src === script.src)) document.head.append(script);
}
export { load };
