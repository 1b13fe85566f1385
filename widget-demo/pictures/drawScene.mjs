/** Runs inside the browser's page, so it may use nothing from outside itself. Answers a WebP data URL. */
export async function drawScene(scene, sources) {
  const { width, height, tone } = scene;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext("2d");
  ink.imageSmoothingQuality = "high";

  const picture = (source) =>
    new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.onerror = () => reject(new Error("A picture could not be decoded."));
      image.src = source;
    });

  function paintTable() {
    const light = ink.createRadialGradient(width * 0.38, height * 0.28, 0, width * 0.5, height * 0.5, width * 0.78);
    light.addColorStop(0, tone.light);
    light.addColorStop(0.55, tone.middle);
    light.addColorStop(1, tone.edge);
    ink.fillStyle = light;
    ink.fillRect(0, 0, width, height);
  }

  function paintPlate({ x, y, radius }) {
    ink.save();
    ink.shadowColor = tone.shadow;
    ink.shadowBlur = radius * 0.16;
    ink.shadowOffsetY = radius * 0.07;
    const glaze = ink.createRadialGradient(x - radius * 0.3, y - radius * 0.4, radius * 0.1, x, y, radius);
    glaze.addColorStop(0, "#fffefb");
    glaze.addColorStop(1, tone.plate);
    ink.fillStyle = glaze;
    ink.beginPath();
    ink.arc(x, y, radius, 0, 2 * Math.PI);
    ink.fill();
    ink.restore();
    ink.strokeStyle = tone.rim;
    ink.lineWidth = Math.max(1, radius * 0.012);
    ink.beginPath();
    ink.arc(x, y, radius * 0.8, 0, 2 * Math.PI);
    ink.stroke();
  }

  async function paintItem({ code, x, y, size, turn }) {
    const image = await picture(sources[code]);
    ink.save();
    ink.translate(x, y);
    ink.rotate((turn * Math.PI) / 180);
    ink.shadowColor = tone.shadow;
    ink.shadowBlur = size * 0.11;
    ink.shadowOffsetY = size * 0.075;
    ink.drawImage(image, -size / 2, -size / 2, size, size);
    ink.restore();
  }

  paintTable();
  for (const plate of scene.plates) paintPlate(plate);
  for (const item of scene.items) await paintItem(item);
  return canvas.toDataURL("image/webp", scene.quality);
}
