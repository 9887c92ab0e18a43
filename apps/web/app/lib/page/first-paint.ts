/**
 * Runs in <head> before anything is painted: the prerendered page is the same for all people, and
 * this keeps "Entrar" from flashing at a person who is signed in, ads at one whose plan has none, fonts from
 * loading for one who saves data, by the switch in the profile or as the browser asks, and the frame of the search form
 * from standing where results or a running search will be, and room from being kept for recent searches where this device has
 * none. It also keeps the code of the friend whose link was opened: the
 * person may go on to another page before the app is there. The server allows it by its hash.
 */
export const firstPaintScript =
  'try{var d=document.documentElement.dataset,n=navigator.connection;if(n&&n.saveData||matchMedia("(prefers-reduced-data: reduce)").matches)d.saveData="on";var k=localStorage.getItem("data_saver");if(k)d.saveData=k;d.session=localStorage.getItem("token")?"in":"out";var r=new URLSearchParams(location.search).get("refer_id");if(r){localStorage.setItem("refer_id",r);localStorage.setItem("referral_code",r)}if(/[?&]searchId=/.test(location.search)||sessionStorage.getItem("own_search"))d.opens="results";var u=JSON.parse(localStorage.getItem("user")||"{}");d.plan=u.plan||"";if(localStorage.getItem("recent_searches_"+u.email))d.recent=""}catch(e){}';
