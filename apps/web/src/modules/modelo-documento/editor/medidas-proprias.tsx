import { normalizarBusca } from '@vetlume/dominio/formatos'
import type { MedidaPropria } from '@vetlume/dominio/laudo'
import { escreverFormula, lerFormula } from '@vetlume/dominio/medidas'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Busca } from '../../../ui/formulario/busca.tsx'
import { useOpcoesLocais } from '../../../ui/formulario/use-opcoes-locais.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { CampoSimples, Selecao, SelecaoDeUnidade } from './campos.tsx'
import { idDoLugar } from './ids-dos-lugares.ts'
import { irAoLugar } from './lugares.ts'
import { useOficina } from './oficina.ts'

const CASAS = ['0', '1', '2', '3'].map((valor) => ({ valor, rotulo: valor }))

/** A key that no other measure of the model has; it never changes, since laudos will hold it. */
function chaveNova(proprias: readonly MedidaPropria[], rotulo: string): string {
  const base =
    normalizarBusca(rotulo)
      .replaceAll(/[^a-z0-9]+/g, '_')
      .toUpperCase()
      .slice(0, 30) || 'MEDIDA'
  const usadas = new Set(proprias.map(({ id }) => id))
  let n = 1
  while (usadas.has(`PROPRIA_${base}_${n}`)) n += 1
  return `PROPRIA_${base}_${n}`
}

/** The formula with the names that people know, so that a wrong key is seen. */
function FormulaEmPalavras({ formula }: { formula: string }) {
  const { medidas } = useOficina().catalogo()
  const lida = lerFormula(formula)
  if ('erro' in lida) return null
  const texto = escreverFormula(lida.formula, (id) => medidas.get(id)?.sigla ?? `?${id}?`)
  return <p className="lm-nota">Lê-se: {texto}. Cada medida entra na sua unidade do catálogo.</p>
}

function Formula({
  medida,
  caminho,
  aoMudar,
}: {
  medida: MedidaPropria
  caminho: string
  aoMudar: (formula: string | null) => void
}) {
  const catalogo = useOficina().catalogo()
  const { busca } = useOpcoesLocais(
    [...catalogo.medidas]
      .filter(([id]) => id !== medida.id)
      .map(([id, { rotulo, sigla }]) => ({ codigo: id, nome: rotulo, detalhe: sigla })),
  )
  const formula = medida.formula ?? ''
  const acrescentar = (id: string) =>
    aoMudar(`${formula}${formula === '' || formula.endsWith(' ') ? '' : ' '}${id}`.slice(0, 200))
  return (
    <div className="lm-inteiro">
      <div className="lm-formula">
        <CampoSimples
          caminho={`${caminho}.formula`}
          rotulo="Fórmula"
          ajuda="Em branco, é digitada. Use + − * / ^, parênteses, raiz(…) e peso"
          valor={formula}
          maximo={200}
          aoMudar={(nova) => aoMudar(nova.trim() === '' ? null : nova)}
        />
        <Busca
          {...busca}
          rotulo="Pôr na fórmula"
          valor={null}
          aoEscolher={(escolhida) => escolhida !== null && acrescentar(escolhida.codigo)}
        />
      </div>
      {medida.formula !== null && <FormulaEmPalavras formula={medida.formula} />}
    </div>
  )
}

interface MedidaProps {
  medida: MedidaPropria
  indice: number
  aoMudar: (medida: MedidaPropria) => void
  aoRemover: () => void
}

function Medida({ medida, indice, aoMudar, aoRemover }: MedidaProps) {
  const caminho = `medidasProprias.${indice}`
  return (
    <div className="lm-secao lm-cartao" id={idDoLugar(caminho)} tabIndex={-1} role="group" aria-label={medida.rotulo}>
      <div className="lm-grade lm-quatro">
        <CampoSimples
          caminho={`${caminho}.rotulo`}
          rotulo="Nome"
          valor={medida.rotulo}
          maximo={80}
          aoMudar={(rotulo) => aoMudar({ ...medida, rotulo })}
        />
        <CampoSimples
          caminho={`${caminho}.sigla`}
          rotulo="Sigla"
          valor={medida.sigla}
          maximo={20}
          aoMudar={(sigla) => aoMudar({ ...medida, sigla })}
        />
        <SelecaoDeUnidade
          caminho={`${caminho}.unidade`}
          valor={medida.unidade}
          aoMudar={(unidade) => aoMudar({ ...medida, unidade })}
        />
        <Selecao
          caminho={`${caminho}.casas`}
          rotulo="Casas decimais"
          valor={String(medida.casas)}
          opcoes={CASAS}
          aoMudar={(casas) => aoMudar({ ...medida, casas: Number(casas) })}
        />
        <Formula medida={medida} caminho={caminho} aoMudar={(formula) => aoMudar({ ...medida, formula })} />
      </div>
      <BotaoDeIcone size="small" rotulo={`Remover a medida ${medida.rotulo}`} dica="Remover" onClick={aoRemover}>
        <Icone nome="delete-outline" tamanho="pequeno" />
      </BotaoDeIcone>
    </div>
  )
}

/** Measures that the catalogue does not have: typed, or computed from others. */
export function MedidasProprias() {
  const oficina = useOficina()
  const { loja, mudarLaudo } = oficina
  const proprias = useEdicao(loja, ({ laudo }) => laudo?.medidasProprias) ?? []
  const mudar = (medidasProprias: MedidaPropria[]) => mudarLaudo(() => ({ medidasProprias }))
  const acrescentar = () => {
    const id = chaveNova(proprias, 'medida')
    mudar([...proprias, { id, rotulo: '', sigla: '', unidade: 'cm', casas: 1, formula: null }])
    irAoLugar(oficina, `medidasProprias.${proprias.length}.rotulo`)
  }
  return (
    <Secao titulo="Medidas próprias" descricao="O que o catálogo não tem. Depois de criada, escolha-a numa seção.">
      {proprias.map((medida, indice) => (
        <Medida
          key={medida.id}
          medida={medida}
          indice={indice}
          aoMudar={(nova) => mudar(proprias.with(indice, nova))}
          aoRemover={() => mudar(proprias.toSpliced(indice, 1))}
        />
      ))}
      <Botao
        size="small"
        startIcon={<Icone nome="add" />}
        onClick={acrescentar}
        disabled={proprias.length >= 40}
        className="lm-incluir"
      >
        Medida própria
      </Botao>
    </Secao>
  )
}
