/** The key of the link in session storage, or on `window` where storage is refused; `opened-link.ts` reads it. */
export const openedLinkKey = "openedLink";

/**
 * The parameters of the links in our e-mails and of the answers of Google; no page of ours uses them for anything
 * else.
 */
export const linkParameters = ["token", "code", "state", "iss", "error"];

/**
 * The first script of every document, before any file is requested: removes the parameters of a link from the address,
 * so that it stays in no address bar, history entry or referrer. A page that is opened again without a link, neither
 * by a reload nor with the back button, has none. It also leaves one slash at the start of the path: two begin the name
 * of another host wherever the path is used alone. The server allows it by its hash.
 */
export const tidyAddressScript = `try{(function(){
var key="${openedLinkKey}",url=new URL(location.href),link=new URLSearchParams(),names=${JSON.stringify(linkParameters)};
url.pathname=url.pathname.replace(/^\\/+/,"/");
names.forEach(function(name){
var value=url.searchParams.get(name);
if(value===null)return;
link.set(name,value);
url.searchParams.delete(name);
});
if(String(link)){
link.set("page",url.pathname);
link.set("openedAt",Date.now());
try{sessionStorage.setItem(key,link)}catch(refusal){window[key]=String(link)}
}
if(url.href!==location.href)history.replaceState(history.state,"",url.href);
if(String(link)||performance.getEntriesByType("navigation")[0].type!=="navigate")return;
if(new URLSearchParams(sessionStorage.getItem(key)||"").get("page")===url.pathname)sessionStorage.removeItem(key);
})()}catch(fault){}`;
