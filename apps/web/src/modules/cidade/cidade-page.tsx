import type { ItemDeCidade } from '@vetlume/dominio/cidade'
import { LOCALE } from '@vetlume/dominio/constantes'
import { nomeDaUf, UFS } from '@vetlume/dominio/formatos'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { filtroDeOpcoes } from '../cadastros/index.ts'

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
    noCartao: 'destaque',
  },
]

const filtros = [filtroDeOpcoes('uf', 'Estado', Object.fromEntries(UFS.map((uf) => [uf, nomeDaUf(uf)])))]
const buscar = listar<ItemDeCidade>('cidade')

export function CidadePage() {
  return (
    <Pagina
      titulo="Cidades"
      descricao="Municípios do IBGE, com a taxa cobrada para atender em cada um."
      migalhas={[{ rotulo: 'Configuração' }]}
    >
      <Lista
        nomes={['cidade', 'cidades']}
        chave={['cidade', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        ordemPadrao="nome"
        vazio={{ titulo: 'Nenhuma cidade', texto: 'A tabela de municípios é carregada com o sistema.' }}
      />
    </Pagina>
  )
}
