import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { begin } from "./house/begin";

await begin();
mount(App, { target: document.getElementById("app")! });
