import { createRoot } from "react-dom/client";
import { Menu } from "./Menu";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Menu />);
