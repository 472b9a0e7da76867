import { cartaoDaCidade, type ItemDeCidade } from '@vetlume/dominio/cidade'
import { LOCALE } from '@vetlume/dominio/constantes'
import { nomeDaUf, UFS } from '@vetlume/dominio/formatos'
import { reais } from '../../lib/planilha/valores.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Dinheiro } from '../../ui/valores.tsx'
import { colunaDeSituacao, filtroDeOpcoes, filtroDeSituacao, telaDeCadastro, doCartao } from '../cadastros/index.ts'

/** "Horário de Brasília", as people say it, from an IANA zone. */
function nomeDoFuso(timeZone: string): string {
  const partes = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'long' }).formatToParts(0)
  return (partes.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone).replace(' Padrão', '')
}

const colunas: readonly Coluna<ItemDeCidade>[] = [
  { id: 'nome', titulo: 'Cidade', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'uf', titulo: 'Estado', celula: ({ uf }) => nomeDaUf(uf), ordem: 'uf' },
  { id: 'codigo', titulo: 'Código do IBGE', celula: ({ codigo }) => codigo },
  { id: 'fuso', titulo: 'Fuso horário', celula: ({ fuso }) => nomeDoFuso(fuso) },
  {
    id: 'deslocamento',
    titulo: 'Deslocamento',
    celula: ({ deslocamentoCentavos }) => <Dinheiro centavos={deslocamentoCentavos} />,
    ordem: 'deslocamento',
    alinhar: 'direita',
    texto: ({ deslocamentoCentavos }) => reais(deslocamentoCentavos),
  },
  colunaDeSituacao,
]

export const CidadePage = telaDeCadastro({
  ...doCartao(cartaoDaCidade),
  genero: 'a',
  titulo: 'Cidades',
  descricao: 'Municípios do IBGE, com a taxa cobrada para atender em cada um.',
  colunas,
  filtros: [filtroDeOpcoes('uf', 'Estado', Object.fromEntries(UFS.map((uf) => [uf, nomeDaUf(uf)]))), filtroDeSituacao],
  vazio: { titulo: 'Nenhuma cidade', texto: 'Cadastre os municípios em que as empresas atendem.' },
  registro: async () => (await import('./cidade-registro.tsx')).registroDeCidade,
})
