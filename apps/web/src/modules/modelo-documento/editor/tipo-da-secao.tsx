import {
  ESCALAS,
  ESCALAS_DE_ESCORE,
  MEDIDA_DO_TOTAL,
  NECESSIDADES,
  TIPOS_DE_CORPO,
  unidadeEscrita,
  type CorpoDaSecao,
  type CorpoDe,
  type PorTipo,
  type SecaoDoModelo,
  type TipoDeCorpo,
} from '@vetlume/dominio/laudo'
import { ehMedida, MEDIDAS } from '@vetlume/dominio/medidas'
import type { ComponentType } from 'react'
import { Entrada } from '../../../ui/formulario/entrada.tsx'
import { Marca } from '../../../ui/formulario/marca.tsx'
import { iguais } from '../../../lib/iguais.ts'
import { avisarComVolta } from './avisar-com-volta.ts'
import { CampoDeNumero, Selecao } from './campos.tsx'
import { idDoLugar } from './ids-dos-lugares.ts'
import { useOficina, useProblema } from './oficina.ts'

const SEM_CORPO = 'TEXTO'

const TIPOS: readonly { valor: TipoDeCorpo | typeof SEM_CORPO; rotulo: string }[] = [
  { valor: SEM_CORPO, rotulo: 'Texto e medidas' },
  ...TIPOS_DE_CORPO.map((valor) => ({ valor, rotulo: NECESSIDADES[valor].nome })),
]

/** What each kind starts with in a model. */
const INICIAL: Readonly<Record<TipoDeCorpo, CorpoDaSecao>> = {
  MEDIDAS: { tipo: 'MEDIDAS' },
  LESOES: { tipo: 'LESOES', lesoes: [] },
  ESCORE: { tipo: 'ESCORE', escala: 'AFAST', itens: [] },
  TRACADO: { tipo: 'TRACADO', derivacoes: [], velocidade: 50, calibracao: 10, duracao: null },
}

interface MudarProps {
  secao: SecaoDoModelo
  lugar: string
  mudar: (parcial: Partial<SecaoDoModelo>) => void
}

/** The body with the measure that holds the total of its scale, which the section cannot do without. */
function comEscala({ medidas }: SecaoDoModelo, corpo: CorpoDe<'ESCORE'>): Partial<SecaoDoModelo> {
  const id = MEDIDA_DO_TOTAL[corpo.escala]
  if (id === undefined || !ehMedida(id) || medidas.some((medida) => medida.id === id)) return { corpo }
  const { rotulo, unidade } = MEDIDAS[id]
  return { corpo, medidas: [...medidas, { id, rotulo, valor: null, unidade: unidadeEscrita(unidade), lado: null }] }
}

interface PedidoProps<T extends TipoDeCorpo> extends MudarProps {
  corpo: CorpoDe<T>
}

function PedidoDasLesoes({ corpo, mudar }: PedidoProps<'LESOES'>) {
  return (
    <Marca
      tipo="chave"
      rotulo="Tamanho obrigatório: o laudo não é assinado com uma lesão sem ele"
      checked={corpo.exigeTamanho === true}
      onChange={({ target }) => {
        const { exigeTamanho: _, ...resto } = corpo
        mudar({ corpo: target.checked ? { ...resto, exigeTamanho: true } : resto })
      }}
    />
  )
}

const DAS_ESCALAS = ESCALAS_DE_ESCORE.map((valor) => ({ valor, rotulo: ESCALAS[valor].nome }))

function PedidoDoEscore({ corpo, secao, lugar, mudar }: PedidoProps<'ESCORE'>) {
  return (
    <Selecao
      caminho={`${lugar}.corpo.escala`}
      rotulo="Escala"
      ajuda={`Fonte: ${ESCALAS[corpo.escala].fonte.fonte}`}
      valor={corpo.escala}
      opcoes={DAS_ESCALAS}
      aoMudar={(escala) => mudar(comEscala(secao, { ...corpo, escala }))}
    />
  )
}

const lerDerivacoes = (texto: string): string[] =>
  texto
    .split(/[,;]/)
    .map((uma) => uma.trim().slice(0, 20))
    .filter((uma) => uma !== '')
    .slice(0, 16)

function PedidoDoTracado({ corpo, lugar, mudar }: PedidoProps<'TRACADO'>) {
  const trocar = (parcial: Partial<CorpoDe<'TRACADO'>>) => mudar({ corpo: { ...corpo, ...parcial } })
  const escritas = corpo.derivacoes.join(', ')
  return (
    <>
      <Entrada
        id={idDoLugar(`${lugar}.corpo.derivacoes`)}
        rotulo="Derivações"
        ajuda="Separadas por vírgula"
        // What is typed is the person's until it leaves the field.
        key={escritas}
        defaultValue={escritas}
        maxLength={200}
        autoComplete="off"
        onBlur={({ target }) => trocar({ derivacoes: lerDerivacoes(target.value) })}
      />
      <CampoDeNumero
        caminho={`${lugar}.corpo.velocidade`}
        rotulo="Velocidade (mm/s)"
        valor={corpo.velocidade}
        aoMudar={(velocidade) => trocar({ velocidade: velocidade === 0 ? null : velocidade })}
      />
      <CampoDeNumero
        caminho={`${lugar}.corpo.calibracao`}
        rotulo="Calibração (mm/mV)"
        valor={corpo.calibracao}
        aoMudar={(calibracao) => trocar({ calibracao: calibracao === 0 ? null : calibracao })}
      />
    </>
  )
}

/** What each kind asks of who makes a model. */
const PEDIDOS: { readonly [T in keyof PorTipo<[], unknown>]: ComponentType<PedidoProps<T>> | null } = {
  MEDIDAS: null,
  LESOES: PedidoDasLesoes,
  ESCORE: PedidoDoEscore,
  TRACADO: PedidoDoTracado,
}

/** What a kind was told to ask goes with it: said, with a way back to it and to no more than it. */
function useAvisoDoQueSaiu({ id, titulo, corpo, medidas }: SecaoDoModelo) {
  const { mudarLaudo } = useOficina()
  return (escolhida: Partial<SecaoDoModelo>) => {
    if (corpo === undefined || iguais(corpo, INICIAL[corpo.tipo])) return
    const vieram = new Set((escolhida.medidas ?? []).filter((uma) => !medidas.includes(uma)))
    avisarComVolta(`“${titulo}”: o que o tipo ${NECESSIDADES[corpo.tipo].nome} pedia saiu com ele.`, () =>
      mudarLaudo(({ secoes }) => ({
        secoes: secoes.map((uma) =>
          uma.id === id ? { ...uma, corpo, medidas: uma.medidas.filter((medida) => !vieram.has(medida)) } : uma,
        ),
      })),
    )
  }
}

/** The kind of a section, and what it asks. */
export function TipoDaSecao({ secao, lugar, mudar }: MudarProps) {
  const { corpo } = secao
  const problema = useProblema(`${lugar}.corpo`)
  const avisarDoQueSaiu = useAvisoDoQueSaiu(secao)
  const Pedido = corpo === undefined ? null : (PEDIDOS[corpo.tipo] as ComponentType<PedidoProps<TipoDeCorpo>> | null)
  const escolher = (tipo: TipoDeCorpo | typeof SEM_CORPO) => {
    if (tipo === (corpo?.tipo ?? SEM_CORPO)) return
    const inicial = tipo === SEM_CORPO ? undefined : INICIAL[tipo]
    const escolhida = inicial?.tipo === 'ESCORE' ? comEscala(secao, inicial) : { corpo: inicial }
    mudar(escolhida)
    avisarDoQueSaiu(escolhida)
  }
  return (
    <>
      <Selecao
        caminho={`${lugar}.corpo`}
        rotulo="Tipo da seção"
        ajuda={problema ?? (corpo === undefined ? 'Um tópico, por órgão ou livre' : NECESSIDADES[corpo.tipo].ajuda)}
        valor={corpo?.tipo ?? SEM_CORPO}
        opcoes={TIPOS}
        aoMudar={escolher}
      />
      {Pedido !== null && corpo !== undefined && <Pedido {...{ corpo, secao, lugar, mudar }} />}
    </>
  )
}
