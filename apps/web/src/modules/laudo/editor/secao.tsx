import { juntar } from '@vetlume/dominio/formatos'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Menu } from '../../../ui/menu.tsx'
import './secao.css'
import {
  pecasDoCorpo,
  resumirCorpo,
  secaoPorConfirmar,
  temAvaliacao,
  textoPlano,
  type SecaoDoLaudo,
} from '@vetlume/dominio/laudo'
import { memo, useState } from 'react'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { useEdicao, useRevisao } from '../../../lib/loja-de-edicao.ts'
import {
  guardarOQueFicou,
  inserirSecao,
  moverSecao,
  mudarSecao,
  mudarSituacao,
  novaSecao,
  removerSecao,
} from '../edicao/operacoes.ts'
import { CampoRico, type Frase } from '../../texto-rico/index.ts'
import { avisarComVolta } from './avisar-com-volta.ts'
import { useBancada } from './bancada.ts'
import type { Bancada } from './bancada.ts'
import { CampoDeTitulo } from './campo-de-titulo.tsx'
import { confirmarEIrAdiante } from './confirmar-secoes.ts'
import { EscolhaDeSituacao } from './escolha-de-situacao.tsx'
import { CorpoDaSecao } from './corpo/corpo-da-secao.tsx'
import { novaLesao } from './corpo/nova-lesao.ts'
import { comIcone } from './item-com-icone.tsx'
import { idDoTexto } from './id-do-texto.ts'
import { idDoMotivo, irAoLugar, marcaDoLugar } from './lugares.ts'
import { MedidasDaSecao } from './medidas-da-secao.tsx'
import { SinalDePendencias } from './sinal-de-pendencias.tsx'
import { definirSituacaoDaSecao, desviarFrase } from './situacao-da-secao.ts'
import { TrazidasLentas } from './trazidas-lentas.ts'

const MOTIVOS = [
  'Sobreposição de conteúdo gasoso',
  'Repleção insuficiente',
  'Paciente não colaborativo',
  'Não solicitado neste exame',
  'Ausente (cirurgia anterior)',
]
const SEM_FRASES: readonly Frase[] = []

/** The new place only exists after the page draws it. */
const depoisDeDesenhar = (executar: () => void) => setTimeout(executar, 0)

export function acrescentarSecao(bancada: Bancada, indice: number): void {
  const secao = novaSecao(crypto.randomUUID(), 'Nova seção')
  bancada.mudar(inserirSecao(secao, indice))
  depoisDeDesenhar(() => {
    irAoLugar(secao.id, bancada)
    document.querySelector<HTMLTextAreaElement>(`[data-lugar="${CSS.escape(secao.id)}"] .le-titulo textarea`)?.select()
  })
}

function MenuDaSecao({ secao }: { secao: SecaoDoLaudo }) {
  const bancada = useBancada()
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const indice = () => bancada.loja.ler().conteudo.secoes.findIndex(({ id }) => id === secao.id)
  const remover = () => {
    const lugar = indice()
    bancada.mudar(removerSecao(secao.id))
    avisarComVolta(`Seção “${secao.titulo}” removida.`, () => bancada.mudar(inserirSecao(secao, lugar)))
  }
  return (
    <>
      <BotaoDeIcone
        size="small"
        className="le-discreto"
        rotulo={`Mais ações de ${secao.titulo}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
      >
        <Icone nome="more-vert" tamanho="pequeno" />
      </BotaoDeIcone>
      {ancora !== null && (
        <Menu
          ancora={ancora}
          aoFechar={() => definirAncora(null)}
          grupos={[
            [
              comIcone('arrow-upward', 'Mover para cima', () => bancada.mudar(moverSecao(secao.id, -1))),
              comIcone('arrow-downward', 'Mover para baixo', () => bancada.mudar(moverSecao(secao.id, 1))),
              ...(secao.corpo === undefined || secao.corpo.tipo === 'LESOES'
                ? [comIcone('add', 'Nova lesão (Alt+L)', () => novaLesao(bancada, secao.id))]
                : []),
              comIcone('playlist-add', 'Nova seção abaixo', () => acrescentarSecao(bancada, indice() + 1)),
              comIcone('delete-outline', 'Remover do laudo', remover),
            ],
          ]}
        />
      )}
    </>
  )
}

function Motivo({ secao: { id, titulo, motivo } }: { secao: SecaoDoLaudo }) {
  const { mudar } = useBancada()
  return (
    <div className="le-motivo">
      <label htmlFor={idDoMotivo(id)}>Motivo</label>
      <input
        id={idDoMotivo(id)}
        aria-label={`Motivo de não avaliar ${titulo}`}
        value={motivo ?? ''}
        maxLength={300}
        list="motivos-de-nao-avaliar"
        autoComplete="off"
        onChange={({ target }) => mudar(mudarSecao(id, () => ({ motivo: target.value === '' ? null : target.value })))}
      />
    </div>
  )
}

/** What the model brought is not the exam until somebody says so. */
function Confirmar({ secao: { id, titulo } }: { secao: SecaoDoLaudo }) {
  const bancada = useBancada()
  return (
    <button
      type="button"
      className="le-confirmar"
      title="Confirmar e ir para a próxima (Alt+Enter)"
      aria-label={`Confirmar ${titulo}`}
      onClick={() => confirmarEIrAdiante(bancada, id)}
    >
      Confirmar
    </button>
  )
}

/** Text that came here by another way, such as the joining of two versions: out of the laudo, and not lost. */
function OQueFicou({ secao: { id, titulo, texto, medidas, corpo } }: { secao: SecaoDoLaudo }) {
  const { mudar } = useBancada()
  const medidos = medidas.filter(({ valor }) => valor !== null).map(({ rotulo }) => rotulo)
  return (
    <div className="le-ficou">
      <p>{juntar(textoPlano(texto), medidos.join(', '), pecasDoCorpo(corpo).length > 0 && resumirCorpo(corpo))}</p>
      <button type="button" className="le-confirmar" onClick={() => mudar(guardarOQueFicou(id))}>
        Retirar de {titulo}
      </button>
    </div>
  )
}

/** Only why: the rest waits aside. */
function NaoAvaliada({ secao }: { secao: SecaoDoLaudo }) {
  return (
    <>
      <Motivo secao={secao} />
      {temAvaliacao(secao) && <OQueFicou secao={secao} />}
      {secao.guardado !== undefined && (
        <p className="le-nota">O texto e as medidas não entram no laudo. Voltam se a seção for avaliada.</p>
      )}
    </>
  )
}

/** Text and measures of what was looked at. */
function Avaliacao({ secao }: { secao: SecaoDoLaudo }) {
  const bancada = useBancada()
  const { laudo, loja, mudar } = bancada
  const revisao = useRevisao(loja)
  const { id, titulo, texto } = secao
  const frases = laudo.modelo?.secoes.find((uma) => uma.id === id)?.frases ?? SEM_FRASES
  const medidasPrimeiro = secao.corpo?.tipo === 'MEDIDAS'
  return (
    <>
      {medidasPrimeiro && <MedidasDaSecao secao={secao} />}
      <CorpoDaSecao secao={secao} />
      <CampoRico
        key={revisao}
        id={idDoTexto(id)}
        rotulo={`Texto de ${titulo}`}
        dica={frases.length > 0 ? 'Escreva, ou digite / para as frases' : 'Escreva aqui'}
        inicial={texto}
        frases={frases}
        aoMudar={(novo) => mudar(mudarSecao(id, () => ({ texto: novo })))}
        aoUsarFrase={(frase) => frase.situacao != null && mudar(mudarSituacao(id, frase.situacao))}
        desviarFrase={(frase) => desviarFrase(bancada, id, frase)}
      />
      {!medidasPrimeiro && <MedidasDaSecao secao={secao} />}
      {secao.trazidas !== undefined && <TrazidasLentas lugar={id} />}
    </>
  )
}

/** Suggestions shared by the reason fields of all sections. */
export function ListaDeMotivos() {
  return (
    <datalist id="motivos-de-nao-avaliar">
      {MOTIVOS.map((motivo) => (
        <option key={motivo} value={motivo}>
          {motivo}
        </option>
      ))}
    </datalist>
  )
}

function TituloDaSecao({ secao: { id, titulo } }: { secao: SecaoDoLaudo }) {
  const { mudar } = useBancada()
  return (
    <h2 className="le-titulo">
      <CampoDeTitulo
        rotulo="Título da seção"
        valor={titulo}
        seVazio="Sem título"
        maximo={120}
        aoMudar={(novo) => mudar(mudarSecao(id, () => ({ titulo: novo })))}
      />
    </h2>
  )
}

/** One organ or topic: title, situation, text, measures. Draws again only when it changes. */
export const Secao = memo(function Secao({ id }: { id: string }) {
  const bancada = useBancada()
  const secao = useEdicao(bancada.loja, ({ conteudo }) => conteudo.secoes.find((uma) => uma.id === id))
  if (secao === undefined) return null
  const { titulo, situacao } = secao
  return (
    <section {...marcaDoLugar(id)} className="le-secao" aria-label={titulo} data-situacao={situacao ?? 'SEM'}>
      <header className="le-secao-topo">
        <TituloDaSecao secao={secao} />
        <SinalDePendencias lugar={id} />
        {secaoPorConfirmar(secao) && secao.trazidas === undefined && <Confirmar secao={secao} />}
        <EscolhaDeSituacao
          titulo={titulo}
          valor={situacao}
          aoMudar={(nova) => definirSituacaoDaSecao(bancada, id, nova)}
        />
        <MenuDaSecao secao={secao} />
      </header>
      {situacao === 'NAO_AVALIADO' ? <NaoAvaliada secao={secao} /> : <Avaliacao secao={secao} />}
    </section>
  )
})
