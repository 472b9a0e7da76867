import { normalizarBusca } from '@vetlume/dominio/formatos'
import { unidadeEscrita, type ReferenciaDoModelo } from '@vetlume/dominio/laudo'
import { ESPECIES_DE_REFERENCIA } from '@vetlume/dominio/medidas'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { CampoDeNumero, CampoSimples, Selecao, SelecaoDeUnidade } from './campos.tsx'
import { idDoLugar } from './ids-dos-lugares.ts'
import { irAoLugar } from './lugares.ts'
import { comChaves } from '../../documento/index.ts'
import { nomeDaEspecie } from './medidas-em-palavras.ts'
import { useOficina, type Oficina } from './oficina.ts'

const DAS_ESPECIES = ESPECIES_DE_REFERENCIA.map((valor) => ({ valor, rotulo: nomeDaEspecie(valor) }))

interface ReferenciaProps {
  referencia: ReferenciaDoModelo
  indice: number
  aoMudar: (referencia: ReferenciaDoModelo) => void
  aoRemover: () => void
}

function OQueEla({
  referencia,
  caminho,
  aoMudar,
}: Omit<ReferenciaProps, 'indice' | 'aoRemover'> & { caminho: string }) {
  const catalogo = useOficina().catalogo()
  const medidas = [...catalogo.medidas].map(([valor, { rotulo }]) => ({ valor, rotulo }))
  const escolher = (medida: string) => {
    const propria = catalogo.medidas.get(medida)?.unidade
    aoMudar({ ...referencia, medida, ...(propria === undefined ? {} : { unidade: unidadeEscrita(propria) }) })
  }
  return (
    <>
      <Selecao
        caminho={`${caminho}.medida`}
        rotulo="Medida"
        valor={referencia.medida}
        opcoes={medidas}
        aoMudar={escolher}
      />
      <Selecao
        caminho={`${caminho}.especie`}
        rotulo="Espécie"
        valor={referencia.especie}
        opcoes={DAS_ESPECIES}
        aoMudar={(especie) => aoMudar({ ...referencia, especie })}
      />
    </>
  )
}

const NUMEROS = [
  ['minimo', 'Mínimo'],
  ['maximo', 'Máximo'],
  ['pesoMinimo', 'Peso a partir de (kg)'],
  ['pesoMaximo', 'Peso abaixo de (kg)'],
] as const

function Referencia({ referencia, indice, aoMudar, aoRemover }: ReferenciaProps) {
  const caminho = `referencias.${indice}`
  return (
    <div
      className="lm-secao lm-cartao"
      id={idDoLugar(caminho)}
      tabIndex={-1}
      role="group"
      aria-label={`Referência ${indice + 1}`}
    >
      <div className="lm-grade lm-quatro">
        <OQueEla {...{ referencia, caminho, aoMudar }} />
        <SelecaoDeUnidade
          caminho={`${caminho}.unidade`}
          valor={referencia.unidade}
          aoMudar={(unidade) => aoMudar({ ...referencia, unidade })}
        />
        {NUMEROS.map(([campo, rotulo]) => (
          <CampoDeNumero
            key={campo}
            caminho={`${caminho}.${campo}`}
            rotulo={rotulo}
            valor={referencia[campo]}
            aoMudar={(valor) => aoMudar({ ...referencia, [campo]: valor })}
          />
        ))}
        <div className="lm-inteiro">
          <CampoSimples
            caminho={`${caminho}.fonte`}
            rotulo="Fonte"
            ajuda="Obrigatória: é impressa no laudo"
            valor={referencia.fonte}
            maximo={200}
            aoMudar={(fonte) => aoMudar({ ...referencia, fonte })}
          />
        </div>
      </div>
      <BotaoDeIcone size="small" rotulo={`Remover a referência ${indice + 1}`} dica="Remover" onClick={aoRemover}>
        <Icone nome="delete-outline" tamanho="pequeno" />
      </BotaoDeIcone>
    </div>
  )
}

/** For the species of the model, when it has one. */
function novaReferencia({ modelo, loja }: Oficina): ReferenciaDoModelo {
  const nome = normalizarBusca(modelo.especie?.nome ?? '').toUpperCase()
  const especie = ESPECIES_DE_REFERENCIA.find((uma) => uma === nome) ?? 'CANINA'
  const propria = loja.ler().laudo?.medidasProprias?.at(-1)
  const medida = propria?.id ?? 'RIM_COMPRIMENTO'
  const vazia = { minimo: null, maximo: null, pesoMinimo: null, pesoMaximo: null, fonte: '' }
  return { medida, especie, unidade: propria?.unidade ?? 'cm', ...vazia }
}

/** Reference values of the clinic's own; for a measure and species they replace those of the catalogue. */
export function Referencias() {
  const oficina = useOficina()
  const { loja, mudarLaudo } = oficina
  const referencias = useEdicao(loja, ({ laudo }) => laudo?.referencias) ?? []
  const mudar = (novas: ReferenciaDoModelo[]) => mudarLaudo(() => ({ referencias: novas }))
  const acrescentar = () => {
    mudar([...referencias, novaReferencia(oficina)])
    irAoLugar(oficina, `referencias.${referencias.length}.medida`)
  }
  return (
    <Secao
      titulo="Valores de referência"
      descricao="Só para mudar ou completar os do catálogo: valem no lugar deles, para a medida e a espécie, com a fonte de onde vieram."
    >
      {comChaves(referencias).map(({ item: referencia, chave }, indice) => (
        <Referencia
          key={chave}
          referencia={referencia}
          indice={indice}
          aoMudar={(nova) => mudar(referencias.with(indice, nova))}
          aoRemover={() => mudar(referencias.toSpliced(indice, 1))}
        />
      ))}
      <Botao
        size="small"
        startIcon={<Icone nome="add" />}
        onClick={acrescentar}
        disabled={referencias.length >= 200}
        className="lm-incluir"
      >
        Referência
      </Botao>
    </Secao>
  )
}
