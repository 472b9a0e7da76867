export { abrirAvi, ehJpeg, type AviAberto, type FormatoDoQuadro, type LugarDoQuadro } from './avi.ts'
export { emBmp, passoDasLinhas, semCompressao, type Cru } from './sem-compressao.ts'
export { blocos, partesDoRiff, type Bloco } from './blocos-do-avi.ts'
export {
  ClipeRecusado,
  danificado,
  duracaoDita,
  incompleto,
  ladoDito,
  MAXIMO_DE_PARTES,
  quadrosDitos,
  semVideo,
  type FonteDoClipe,
} from './fonte.ts'
