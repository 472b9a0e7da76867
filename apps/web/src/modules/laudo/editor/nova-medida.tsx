import type { MedidaPreenchida, SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { ladosDaMedida, unidadeEscrita } from '@vetlume/dominio/laudo'
import type { Medida } from '@vetlume/dominio/medidas'
import { Busca } from '../../../ui/formulario/busca.tsx'
import type { OpcaoDeBusca } from '../../../ui/formulario/tipos-da-busca.ts'
import { useOpcoesOuTexto } from '../../../ui/formulario/use-opcoes-locais.ts'
import { adicionarMedida } from '../edicao/operacoes.ts'
import { useBancada } from './bancada.ts'

const MAXIMO_DO_ROTULO = 80

/** A measure of the catalogue in its own unit; of a paired organ, one for each side. */
function medidasDoCatalogo(id: string, { rotulo, unidade: propria }: Medida, orgao: string | null): MedidaPreenchida[] {
  const unidade = unidadeEscrita(propria)
  return ladosDaMedida(id, orgao).map((lado) => ({ id, rotulo, valor: null, unidade, lado }))
}

/** A measure of the catalogue, or one of the person's own, for a section. */
export function NovaMedida({ secao, aoFechar }: { secao: SecaoDoLaudo; aoFechar: () => void }) {
  const { mudar, catalogo } = useBancada()
  const { medidas } = catalogo
  const { busca, ler } = useOpcoesOuTexto(
    [...medidas].map(([id, { rotulo }]) => ({ codigo: id, nome: rotulo })),
    true,
  )
  const novas = (opcao: OpcaoDeBusca): MedidaPreenchida[] => {
    const { texto, codigo = '' } = ler(opcao)
    const medida = medidas.get(codigo)
    if (medida !== undefined) return medidasDoCatalogo(codigo, medida, secao.orgao)
    const rotulo = texto?.slice(0, MAXIMO_DO_ROTULO) ?? ''
    return [{ id: '', rotulo, valor: null, unidade: 'cm', lado: null }]
  }
  const escolher = (opcao: OpcaoDeBusca) => {
    for (const nova of novas(opcao)) mudar(adicionarMedida(secao.id, nova))
    aoFechar()
  }
  return (
    <div className="le-nova-medida">
      <Busca
        {...busca}
        rotulo={<span className="so-leitor">Nova medida de {secao.titulo}</span>}
        placeholder="Nome da medida, do catálogo ou seu"
        focar
        valor={null}
        aoEscolher={(opcao) => opcao !== null && escolher(opcao)}
        onBlur={aoFechar}
      />
    </div>
  )
}
