export {
  APARENCIA_PADRAO,
  ESCALA_MAXIMA,
  ESCALA_MINIMA,
  ESQUEMAS_DE_COR,
  ESTILOS_DE_CAMPO,
  MODOS_DE_MENU,
  PONTO_DE_QUEBRA_DESKTOP_PX,
  SOBREPOSICAO_MINIMA_MS,
  SUBMENU_ANIMACAO_MS,
  type Aparencia,
  type EsquemaDeCor,
  type EstiloDeCampo,
  type ModoDeMenu,
} from './aparencia.ts'
export { CHAVES_DE_ARMAZENAMENTO, DESLOCAMENTO_DO_TOKEN_S } from './sessao.ts'
export {
  escritorComCasas,
  escritorDeDatas,
  escritorDeDistancias,
  escritorDeListas,
  escritorDeNumeros,
} from './escrita.ts'
export { LOCALE, MOEDA, ZONA_PADRAO } from './regiao.ts'
