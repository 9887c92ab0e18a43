import { splitPage } from "./split-page.ts";

/** The app tells the page with this event of `window` that it answers now. */
export const appStartedEvent = "app-started";

/**
 * Rewrites a built page whose HTML is complete, so that it names no script: the app comes with the first sign that the
 * person wants to use the page (a pointer, a key, the focus), or when the browser is idle and the person saves no data.
 * What saving data is, the first script of the page has decided (`first-paint`).
 * A person who is signed in and an address with parameters need the app at once.
 *
 * @param page HTML as React Router writes it
 * @throws {Error} when the page has not the parts that are rewritten: React Router writes pages in another way
 */
export function startAppLater(page: string, kind: PageThatReads): string {
  const files = [...page.matchAll(preloads)].map(([, file]) => file);
  if (files.length === 0) throw new Error("the built page preloads no scripts");
  const loader = `<script data-files="${files.join(" ")}">${startScript(kind)}</script>`;
  return [
    // Before the styles: a script after them waits for them.
    ['<link rel="stylesheet"', `${loader}<link rel="stylesheet"`],
    // Only a text for the browser, until the loader makes a script of it; the server allows it by its hash.
    ['<script type="module" async="">', `<script type="text/plain" id="${startId}">`],
  ].reduce(
    (rewritten, [known = "", own = ""]) => {
      const [before, behind] = splitPage(rewritten, known);
      return `${before}${own}${behind}`;
    },
    page.replaceAll(preloads, ""),
  );
}

export type PageThatReads = {
  /** The page shows what only the API knows: idle people who save data get the app too. */
  showsAnswers?: boolean;
  /** Names of local storage: with one of them the page shows more, and needs the app at once. */
  changedBy?: readonly string[];
};

const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startId = "app-start";

/**
 * The files are fetched before the script that imports them runs, because some browsers remember a failed import until
 * the page is loaded again; a fetch that failed is repeated with the next sign. A form that is sent meanwhile waits for
 * the app, which knows what to do with a visitor's search, and so does a button that is pressed, or a link with
 * `data-waits`: one that takes along what was typed. It waits until the app has taken over the whole page, and is kept from
 * a part that answers already: it would happen twice. When the app cannot come, such a link leads on alone. A form whose button is
 * disabled in the page cannot be sent: that try, too, is repeated by the app, which knows what its fields hold. Without a
 * connection a form can be sent again; when the server has no such files any more (a newer build), the browser sends it,
 * or loads the page again where what is typed must not be in an address. Old syntax: the text is sent as it is.
 */
function startScript({ showsAnswers = false, changedBy = [] }: PageThatReads): string {
  return `(function(){
var own=document.currentScript,files=own.dataset.files.split(" "),starting=false,pressed=null,line=navigator.connection||{};
var policy=window.trustedTypes&&trustedTypes.createPolicy("vagou-start",{createScript:startText});
var saves=document.documentElement.dataset.saveData==="on"||/2g$/.test(line.effectiveType);
function listen(how){
["pointerdown","pointerup","pointerover","keydown","focusin","input","storage"].forEach(function(name){window[how](name,notice,true)});
window[how]("submit",hold,true);
window[how]("click",wait,true);
}
function notice(event){
var form=event.type==="pointerup"||event.key==="Enter"&&event.target.matches("input")?event.target.form:null;
var barred=form&&form.querySelector("[type=submit]:disabled");
if(barred&&(event.key||barred===event.target))keep(barred);
if(event.type!=="pointerover"||event.target.closest("a,button,input,label"))start();
}
function hold(event){
event.preventDefault();
event.stopPropagation();
keep(event.submitter||event.target.querySelector("[type=submit]"));
start();
}
function wait(event){
var button=event.target.closest("button[type=button],a[data-waits]");
if(!button)return;
if(button.href){
if(event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();
}
event.stopPropagation();
keep(button);
start();
}
function keep(button){
mark(false);
pressed=button;
mark(true);
}
function mark(busy){
if(pressed)["aria-busy","aria-disabled"].forEach(function(name){busy?pressed.setAttribute(name,"true"):pressed.removeAttribute(name)});
}
function start(){
if(starting)return;
starting=true;
Promise.all(files.map(load)).then(parsed).then(run).catch(fail);
}
function kept(key){
try{return localStorage.getItem(key)}catch(refusal){}
}
function load(file){
return fetch(file).then(function(answer){if(!answer.ok)throw answer;return answer.arrayBuffer()});
}
function parsed(){
if(document.readyState==="loading")return new Promise(function(go){document.addEventListener("DOMContentLoaded",go)});
}
function startText(){
return document.getElementById("${startId}").text;
}
function run(){
var script=document.createElement("script");
script.type="module";
script.text=policy?policy.createScript(""):startText();
script.onerror=fail;
document.head.append(script);
}
function fail(reason){
var form=pressed&&pressed.type==="submit"&&pressed.form,address=pressed&&pressed.href;
mark(false);
starting=false;
pressed=null;
if(address)location.href=address;
if(form&&!(reason instanceof TypeError))form.method==="get"?form.submit():location.reload();
}
window.addEventListener("${appStartedEvent}",function(){
listen("removeEventListener");
mark(false);
if(pressed)setTimeout(function(){pressed.click()});
},{once:true});
listen("addEventListener");
own.remove();
if(document.documentElement.dataset.session==="in"||location.search||${JSON.stringify(changedBy)}.some(kept))start();
else if(${showsAnswers ? "true" : "!saves"})window.addEventListener("load",function(){
if(window.requestIdleCallback)requestIdleCallback(start,{timeout:2000});
else setTimeout(start,200);
});
})()`;
}
