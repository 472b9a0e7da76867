import { ladosDaMedida, unidadeEscrita, type SecaoDoModelo } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { mover } from '../../../lib/mover.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Busca } from '../../../ui/formulario/busca.tsx'
import type { OpcaoDeBusca } from '../../../ui/formulario/tipos-da-busca.ts'
import { useOpcoesOuTexto } from '../../../ui/formulario/use-opcoes-locais.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { CampoSimples, Selecao, SelecaoDeUnidade } from './campos.tsx'
import { ListaOrdenavel } from './lista-ordenavel.tsx'
import { idDoLugar } from './ids-dos-lugares.ts'
import { useOficina, useProblema } from './oficina.ts'
import { formulaDaMedida, referenciasDaMedida } from './medidas-em-palavras.ts'

type MedidaDaSecao = SecaoDoModelo['medidas'][number]

const LADOS = [
  { valor: '', rotulo: 'Sem lado' },
  { valor: 'ESQUERDO', rotulo: 'Esquerdo' },
  { valor: 'DIREITO', rotulo: 'Direito' },
] as const

const PARA_ASSINAR = [
  { valor: '', rotulo: 'Facultativa' },
  { valor: 'OBRIGATORIA', rotulo: 'Obrigatória' },
] as const

/** The formula and the references that the measure will have in a laudo of this model. */
function OQueSeSabe({ medida }: { medida: MedidaDaSecao }) {
  const oficina = useOficina()
  const catalogo = oficina.catalogo()
  const formula = formulaDaMedida(medida.id, catalogo)
  const referencias = referenciasDaMedida(medida.id, catalogo, oficina.modelo.especie?.nome ?? null)
  if (medida.id === '') return <p className="lm-nota">Medida livre: sem referência nem cálculo.</p>
  return (
    <div className="lm-nota">
      {formula !== null && (
        <p>
          <Icone nome="functions" tamanho={15} naLinha /> Calculada: {formula}
        </p>
      )}
      {referencias.length === 0 ? (
        <p>
          Sem referência
          {oficina.modelo.especie === null ? '' : ` para a espécie ${oficina.modelo.especie.nome.toLowerCase()}`}.
        </p>
      ) : (
        <ul>
          {referencias.map((referencia) => (
            <li key={referencia}>{referencia}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface MedidaProps {
  medida: MedidaDaSecao
  caminho: string
  aoMudar: (medida: MedidaDaSecao) => void
  aoRemover: () => void
}

function Medida({ medida, caminho, aoMudar, aoRemover }: MedidaProps) {
  const daMedida = useProblema(`${caminho}.id`)
  const doValor = useProblema(`${caminho}.valor`)
  const problema = daMedida ?? doValor
  return (
    <div className="lm-medida" id={idDoLugar(caminho)} tabIndex={-1}>
      <div className="lm-medida-campos">
        <CampoSimples
          caminho={`${caminho}.rotulo`}
          rotulo="Medida"
          valor={medida.rotulo}
          maximo={80}
          aoMudar={(rotulo) => aoMudar({ ...medida, rotulo })}
        />
        <SelecaoDeUnidade
          caminho={`${caminho}.unidade`}
          valor={medida.unidade}
          aoMudar={(unidade) => aoMudar({ ...medida, unidade })}
        />
        <Selecao
          caminho={`${caminho}.lado`}
          rotulo="Lado"
          valor={medida.lado ?? ''}
          opcoes={LADOS}
          aoMudar={(lado) => aoMudar({ ...medida, lado: lado === '' ? null : lado })}
        />
        <Selecao
          caminho={`${caminho}.obrigatoria`}
          rotulo="Para assinar"
          valor={medida.obrigatoria === true ? 'OBRIGATORIA' : ''}
          opcoes={PARA_ASSINAR}
          aoMudar={(escolha) => aoMudar({ ...medida, obrigatoria: escolha === 'OBRIGATORIA' })}
        />
        <BotaoDeIcone size="small" rotulo={`Remover a medida ${medida.rotulo}`} dica="Remover" onClick={aoRemover}>
          <Icone nome="delete-outline" tamanho="pequeno" />
        </BotaoDeIcone>
      </div>
      {problema !== undefined && <p className="lm-problema">{problema}</p>}
      <OQueSeSabe medida={medida} />
    </div>
  )
}

interface NovaMedidaProps {
  orgao: string | null
  aoEscolher: (medidas: MedidaDaSecao[]) => void
}

const LIVRE = { id: '', rotulo: '', valor: null, unidade: 'cm', lado: null } as const

function EscolhaDaMedida({ orgao, aoEscolher, aoFechar }: NovaMedidaProps & { aoFechar: () => void }) {
  const { medidas } = useOficina().catalogo()
  const { busca, ler } = useOpcoesOuTexto(
    [...medidas].map(([id, { rotulo }]) => ({
      codigo: id,
      nome: rotulo,
      detalhe: id.startsWith('PROPRIA_') ? 'Deste modelo' : null,
    })),
  )
  const escolher = (opcao: OpcaoDeBusca) => {
    aoFechar()
    const { texto, codigo = '' } = ler(opcao)
    const medida = medidas.get(codigo)
    if (texto !== undefined) return aoEscolher([{ ...LIVRE, rotulo: texto.slice(0, 80) }])
    if (medida === undefined) return
    const { rotulo, unidade } = medida
    aoEscolher(
      ladosDaMedida(codigo, orgao).map((lado) => ({
        ...LIVRE,
        id: codigo,
        rotulo,
        unidade: unidadeEscrita(unidade),
        lado,
      })),
    )
  }
  return (
    <div className="lm-nova-medida">
      <Busca
        {...busca}
        rotulo="Escolha do catálogo ou escreva uma medida livre"
        focar
        valor={null}
        aoEscolher={(opcao) => opcao !== null && escolher(opcao)}
        onBlur={aoFechar}
      />
    </div>
  )
}

function NovaMedida(props: NovaMedidaProps) {
  const [aberta, definirAberta] = useState(false)
  if (aberta) return <EscolhaDaMedida {...props} aoFechar={() => definirAberta(false)} />
  return (
    <Botao size="small" startIcon={<Icone nome="add" />} onClick={() => definirAberta(true)}>
      Medida
    </Botao>
  )
}

export interface MedidasDaSecaoProps {
  caminho: string
  secao: SecaoDoModelo
  aoMudar: (medidas: MedidaDaSecao[]) => void
}

/** What is measured in a section, with what is known of each measure for the species of the model. */
export function MedidasDaSecao({ caminho, secao: { id, medidas, orgao }, aoMudar }: MedidasDaSecaoProps) {
  return (
    <div className="lm-parte">
      <h3>Medidas{medidas.length > 0 && ` (${medidas.length})`}</h3>
      <ListaOrdenavel
        grupo={`medidas-${id}`}
        rotulo="Medidas"
        aoMover={(de, para) => aoMudar([...mover(medidas, de, para)])}
        itens={medidas.map((medida, indice) => ({
          chave: `${id}-medida-${indice}`,
          nome: `a medida ${medida.rotulo}`,
          conteudo: (
            <Medida
              medida={medida}
              caminho={`${caminho}.${indice}`}
              aoMudar={(nova) => aoMudar(medidas.with(indice, nova))}
              aoRemover={() => aoMudar(medidas.toSpliced(indice, 1))}
            />
          ),
        }))}
      />
      <NovaMedida orgao={orgao} aoEscolher={(novas) => aoMudar([...medidas, ...novas].slice(0, 40))} />
    </div>
  )
}
