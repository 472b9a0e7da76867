import { contar, juntar } from '@vetlume/dominio/formatos'
import './barra.css'
import type { LaudoCompleto, Pendencia } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Dica } from '../../../ui/dica.tsx'
import { usePode } from '../../../lib/use-pode.ts'
import { BotaoIconeElo, Elo } from '../../../ui/elo.tsx'
import { useBancada } from './bancada.ts'
import { comIcone } from './item-com-icone.tsx'
import { alternarDitado } from './ditado-lento.ts'
import { ditadoLigado, haDitado } from './ditado/preferencia.ts'
import { descreverPaciente } from './cartao-do-paciente.tsx'
import { IMAGENS, irAoLugar } from './lugares.ts'
import { abrirPainel } from './painel-aberto.ts'
import { SituacaoDoSalvamento } from '../../../ui/salvamento/situacao-do-salvamento.tsx'
import { useSalvamento } from '../../../ui/salvamento/use-salvamento.ts'

/** "2 erros", "3 avisos", or nothing. */
export function useResumoDaConferencia(): { erros: number; avisos: number; texto: string } {
  const achadas = useBancada().pendencias.usar()
  if (achadas === null) return { erros: 0, avisos: 0, texto: 'Conferindo…' }
  return resumir(achadas)
}

function resumir(pendencias: readonly Pendencia[]) {
  const erros = pendencias.filter(({ gravidade }) => gravidade === 'ERRO').length
  const avisos = pendencias.length - erros
  return {
    erros,
    avisos,
    texto: [erros > 0 && contar(erros, 'erro', 'erros'), avisos > 0 && contar(avisos, 'aviso', 'avisos')]
      .filter(Boolean)
      .join(' e '),
  }
}

function MenuDoLaudo({ aoCancelar }: { aoCancelar: () => void }) {
  const { janela, laudo } = useBancada()
  const { enviar, assinar, cancelar } = laudo.permissoes
  const ditando = ditadoLigado.usar()
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const abrir = (qual: NonNullable<ReturnType<typeof janela.usar>>) => () => janela.mudar(() => qual)
  return (
    <>
      <BotaoDeIcone
        rotulo="Mais ações do laudo"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
      >
        <Icone nome="more-vert" />
      </BotaoDeIcone>
      {ancora !== null && (
        <Menu
          ancora={ancora}
          aoFechar={() => definirAncora(null)}
          grupos={[
            [
              comIcone('history', 'Trazer textos do exame anterior', abrir('anterior')),
              comIcone('short-text', 'Minhas abreviaturas', abrir('abreviaturas')),
              haDitado() &&
                comIcone('mic-none', ditando ? 'Desligar o ditado' : 'Ditar os textos', () => void alternarDitado()),
              comIcone('visibility', 'Ver como será lido', abrir('previa')),
              comIcone('keyboard', 'Atalhos do teclado', abrir('atalhos')),
              enviar && assinar && comIcone('draw', 'Pedir revisão a outro veterinário', abrir('enviar')),
              cancelar && comIcone('block', 'Cancelar este laudo', aoCancelar),
            ].filter((item) => item !== false),
          ]}
        />
      )}
    </>
  )
}

/** What finishes the laudo for this person: signing it, or sending it to who signs. */
function fimPara({ permissoes }: LaudoCompleto) {
  if (permissoes.assinar) return { janela: 'assinar', verbo: 'Assinar', curto: 'Assinar' } as const
  return permissoes.enviar ? ({ janela: 'enviar', verbo: 'Enviar para revisão', curto: 'Enviar' } as const) : null
}

function QuemAssina({ laudo: { especialista, revisao } }: { laudo: LaudoCompleto }) {
  const podeVerQuemAssina = usePode('especialista:escrever')
  return (
    <span className="le-quem-assina">
      Só{' '}
      {podeVerQuemAssina ? (
        <Elo to="/cadastro/especialista" search={{ codigo: especialista.codigo, parte: 'assinatura' }}>
          {especialista.nome}
        </Elo>
      ) : (
        especialista.nome
      )}{' '}
      {revisao?.exigida === true ? 'envia para revisão' : 'assina'}
    </span>
  )
}

/** Who the patient is, always in sight, and what can be done with the laudo. */
export function BarraDoLaudo({ aoCancelar }: { aoCancelar: () => void }) {
  const bancada = useBancada()
  const { laudo, janela, salvamento } = bancada
  const estado = useSalvamento(salvamento)
  const { erros, texto } = useResumoDaConferencia()
  const fim = fimPara(laudo)
  const { paciente, parceiro } = laudo
  return (
    <header className="le-barra">
      <Dica texto="Voltar aos laudos">
        <BotaoIconeElo to="/laudo" aria-label="Voltar aos laudos" edge="start">
          <Icone nome="arrow-back" />
        </BotaoIconeElo>
      </Dica>
      <button
        type="button"
        className="le-identidade"
        onClick={() => janela.mudar(() => 'paciente')}
        aria-haspopup="dialog"
      >
        <b>{paciente.nome}</b>
        <span>{descreverPaciente(paciente)}</span>
        <span className="le-largo">{juntar(`Resp.: ${paciente.tutor}`, parceiro?.nome)}</span>
      </button>
      <BotaoDeIcone
        className="le-secoes"
        rotulo="Seções do laudo"
        aria-haspopup="dialog"
        onClick={() => janela.mudar(() => 'secoes')}
      >
        <Icone nome="format-list-bulleted" />
      </BotaoDeIcone>
      <SituacaoDoSalvamento estado={estado} oQue="este laudo" />
      <div className="le-acoes">
        <Botao
          variant="outlined"
          color={erros > 0 ? 'error' : 'primary'}
          startIcon={<Icone nome="fact-check" />}
          onClick={() => abrirPainel(bancada, 'conferencia')}
        >
          {texto === '' ? 'Conferido' : texto}
        </Botao>
        {fim === null ? (
          <QuemAssina laudo={laudo} />
        ) : (
          <Botao variant="contained" startIcon={<Icone nome="draw" />} onClick={() => janela.mudar(() => fim.janela)}>
            {fim.verbo}
          </Botao>
        )}
      </div>
      <MenuDoLaudo aoCancelar={aoCancelar} />
    </header>
  )
}

/** The same, under the thumb. */
export function BarraDoPolegar() {
  const bancada = useBancada()
  const { laudo, janela } = bancada
  const fim = fimPara(laudo)
  const { erros, avisos, texto } = useResumoDaConferencia()
  return (
    <nav className="le-polegar" aria-label="Ferramentas do laudo">
      <button type="button" aria-haspopup="dialog" onClick={() => janela.mudar(() => 'secoes')}>
        <Icone nome="format-list-bulleted" />
        Seções
      </button>
      <button type="button" onClick={() => irAoLugar(IMAGENS, bancada)}>
        <Icone nome="image" />
        Imagens
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        data-grave={erros > 0}
        onClick={() => abrirPainel(bancada, 'conferencia')}
      >
        <Icone nome="fact-check" />
        Conferir
        {erros + avisos > 0 && (
          <i>
            {erros + avisos}
            <span className="so-leitor"> pendências: {texto}</span>
          </i>
        )}
      </button>
      {fim !== null && (
        <button
          type="button"
          className="le-assinar"
          aria-haspopup="dialog"
          onClick={() => janela.mudar(() => fim.janela)}
        >
          <Icone nome="draw" />
          {fim.curto}
        </button>
      )}
    </nav>
  )
}
