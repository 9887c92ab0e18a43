/**
 * Runs in <head> before anything is painted: the prerendered page is the same for all people, and
 * this keeps "Entrar" from flashing at a person who is signed in, ads at one whose plan has none, and fonts
 * from loading on Save-Data. The server allows it by its hash.
 */
export const firstPaintScript =
  'try{var d=document.documentElement.dataset;d.session=localStorage.getItem("token")?"in":"out";if(navigator.connection&&navigator.connection.saveData)d.saveData="on";d.plan=JSON.parse(localStorage.getItem("user")||"{}").plan||""}catch(e){}';
