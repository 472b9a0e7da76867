import { contar, juntar } from '@vetlume/dominio/formatos'
import { nomeDoTipo, ROTULO_DA_SITUACAO, type SecaoDoModelo } from '@vetlume/dominio/laudo'
import { ehOrgao, ORGAOS } from '@vetlume/dominio/orgaos'
import { memo } from 'react'
import { useEdicao, useRevisao } from '../../../lib/loja-de-edicao.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Marca } from '../../../ui/formulario/marca.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { CampoRico, type Frase } from '../../texto-rico/index.ts'
import { avisarComVolta } from './avisar-com-volta.ts'
import { CampoSimples, Selecao } from './campos.tsx'
import { Frases } from './frases.tsx'
import { idDoLugar, idDoTexto } from './ids-dos-lugares.ts'
import { MedidasDaSecao } from './medidas-da-secao.tsx'
import { useOficina, useProblema } from './oficina.ts'
import { TipoDaSecao } from './tipo-da-secao.tsx'

const SITUACOES = [
  { valor: '', rotulo: 'Nenhuma: quem lauda escolhe' },
  { valor: 'NORMAL', rotulo: ROTULO_DA_SITUACAO.NORMAL },
  { valor: 'ALTERADO', rotulo: ROTULO_DA_SITUACAO.ALTERADO },
] as const

const DOS_ORGAOS = [
  { valor: '', rotulo: 'Tópico livre' },
  ...Object.entries(ORGAOS).map(([valor, { nome }]) => ({ valor, rotulo: nome })),
]

const SEM_FRASES: readonly Frase[] = []

function resumo({ orgao, obrigatoria, medidas, frases, corpo }: SecaoDoModelo): string {
  const nome = orgao !== null && ehOrgao(orgao) ? ORGAOS[orgao].nome : corpo === undefined ? 'Tópico livre' : null
  const partes = [
    nome,
    corpo === undefined ? null : nomeDoTipo(corpo.tipo),
    medidas.length === 0 ? null : contar(medidas.length, 'medida', 'medidas'),
    frases.length === 0 ? null : contar(frases.length, 'frase', 'frases'),
    obrigatoria === true ? 'obrigatória' : null,
  ]
  return juntar(...partes)
}

interface MudarProps {
  secao: SecaoDoModelo
  indice: number
  mudar: (parcial: Partial<SecaoDoModelo>) => void
}

function Dados({ secao, indice, mudar }: MudarProps) {
  const lugar = `secoes.${indice}`
  return (
    <div className="lm-grade">
      <CampoSimples
        caminho={`${lugar}.titulo`}
        rotulo="Título"
        valor={secao.titulo}
        maximo={120}
        aoMudar={(titulo) => mudar({ titulo })}
      />
      <Selecao
        caminho={`${lugar}.orgao`}
        rotulo="Órgão"
        ajuda="A conferência antes da assinatura olha o sexo e o lado por ele"
        valor={secao.orgao ?? ''}
        opcoes={DOS_ORGAOS}
        aoMudar={(orgao) => mudar({ orgao: orgao === '' ? null : orgao })}
      />
      <TipoDaSecao {...{ secao, lugar, mudar }} />
      <Selecao
        caminho={`${lugar}.situacao`}
        rotulo="Como a seção começa"
        valor={secao.situacao === 'NAO_AVALIADO' ? '' : (secao.situacao ?? '')}
        opcoes={SITUACOES}
        aoMudar={(situacao) => mudar({ situacao: situacao === '' ? null : situacao })}
      />
      <Marca
        tipo="chave"
        rotulo="Obrigatória: o laudo não é assinado sem ela"
        checked={secao.obrigatoria === true}
        onChange={({ target }) => mudar({ obrigatoria: target.checked })}
      />
    </div>
  )
}

function TextoDaSecao({ secao, indice, mudar }: MudarProps) {
  const { loja } = useOficina()
  const revisao = useRevisao(loja)
  const problema = useProblema(`secoes.${indice}.texto`)
  const nome = secao.situacao === 'NORMAL' ? 'Texto de quando está normal' : 'Texto com que a seção começa'
  return (
    <div className="lm-parte">
      <h3>{nome}</h3>
      <div className="lm-rico" data-erro={problema !== undefined}>
        <CampoRico
          key={revisao}
          id={idDoTexto(secao.id)}
          rotulo={`${nome}: ${secao.titulo}`}
          dica="Escreva, ou digite {{ para as variáveis"
          inicial={secao.texto}
          frases={SEM_FRASES}
          aoMudar={(texto) => mudar({ texto })}
        />
      </div>
      {problema !== undefined && <p className="lm-problema">{problema}</p>}
    </div>
  )
}

/** How many problems a section has, so that it says so while it is closed. */
function Problemas({ indice }: { indice: number }) {
  const lugar = `secoes.${indice}`
  const quantos = [...useOficina().problemas.usar().keys()].filter(
    (caminho) => caminho === lugar || caminho.startsWith(`${lugar}.`),
  ).length
  if (quantos === 0) return null
  return (
    <span className="lm-sinal">
      <Icone nome="error-outline" tamanho={16} /> {contar(quantos, 'problema', 'problemas')}
    </span>
  )
}

export interface SecaoDoModeloProps {
  id: string
  indice: number
}

/** One organ or topic of the model: closed, a line; open, everything that it brings to a laudo. */
export const SecaoEmEdicao = memo(function SecaoEmEdicao({ id, indice }: SecaoDoModeloProps) {
  const { loja, abertas, mudarLaudo } = useOficina()
  const secao = useEdicao(loja, ({ laudo }) => laudo?.secoes.find((uma) => uma.id === id))
  const aberta = abertas.usar().has(id)
  if (secao === undefined) return null
  const titulo = secao.titulo.trim() === '' ? 'Seção sem título' : secao.titulo
  const mudar = (parcial: Partial<SecaoDoModelo>) =>
    mudarLaudo(({ secoes }) => ({ secoes: secoes.map((uma) => (uma.id === id ? { ...uma, ...parcial } : uma)) }))
  const alternar = () =>
    abertas.mudar((atuais) =>
      atuais.has(id) ? new Set([...atuais].filter((uma) => uma !== id)) : new Set([...atuais, id]),
    )
  const remover = () => {
    mudarLaudo(({ secoes }) => ({ secoes: secoes.filter((uma) => uma.id !== id) }))
    avisarComVolta(`Seção “${titulo}” removida do modelo.`, () =>
      mudarLaudo(({ secoes }) => ({
        secoes: secoes.some((uma) => uma.id === id) ? secoes : secoes.toSpliced(indice, 0, secao),
      })),
    )
  }
  const duplicar = () =>
    mudarLaudo(({ secoes }) => ({
      secoes: secoes.toSpliced(indice + 1, 0, {
        ...secao,
        id: crypto.randomUUID(),
        titulo: `${titulo} (cópia)`.slice(0, 120),
      }),
    }))
  return (
    <section className="lm-secao" aria-label={titulo} id={idDoLugar(`secoes.${indice}`)} tabIndex={-1}>
      <header className="lm-secao-topo">
        <button type="button" className="lm-abrir" aria-expanded={aberta} onClick={alternar}>
          <Icone nome="expand-more" tamanho="pequeno" />
          <b>{titulo}</b>
          <span>{resumo(secao)}</span>
        </button>
        <Problemas indice={indice} />
        <BotaoDeIcone size="small" rotulo={`Duplicar ${titulo}`} dica="Duplicar" onClick={duplicar}>
          <Icone nome="content-copy" tamanho="pequeno" />
        </BotaoDeIcone>
        <BotaoDeIcone size="small" rotulo={`Remover ${titulo}`} dica="Remover" onClick={remover}>
          <Icone nome="delete-outline" tamanho="pequeno" />
        </BotaoDeIcone>
      </header>
      {aberta && (
        <div className="lm-secao-corpo">
          <Dados {...{ secao, indice, mudar }} />
          <TextoDaSecao {...{ secao, indice, mudar }} />
          <MedidasDaSecao
            caminho={`secoes.${indice}.medidas`}
            secao={secao}
            aoMudar={(medidas) => mudar({ medidas })}
          />
          <Frases
            caminho={`secoes.${indice}.frases`}
            grupo={`frases-${id}`}
            frases={secao.frases}
            comSituacao
            aoMudar={(frases) => mudar({ frases })}
          />
        </div>
      )}
    </section>
  )
})
