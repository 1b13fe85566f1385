import { bootstrapApplication } from "@angular/platform-browser";
import { Menu } from "./menu";

bootstrapApplication(Menu).catch(console.error);
