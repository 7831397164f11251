import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./i18n/bundle";
import { startRouter } from "./router.svelte";
import { startMotion } from "./ui/motion";
import { startTheme } from "./ui/theme.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

startTheme();
startMotion();
startRouter();
await startLanguage();
mount(App, { target: document.getElementById("app")! });
