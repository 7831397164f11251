import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./i18n/bundle";
import { startRouter } from "./router.svelte";
import { startTheme } from "./ui/theme.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

startTheme();
startRouter();
await startLanguage();
mount(App, { target: document.getElementById("app")! });
