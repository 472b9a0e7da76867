import './barra.css'
import AtalhosIcon from '@mui/icons-material/KeyboardOutlined'
import ConferirIcon from '@mui/icons-material/FactCheckOutlined'
import CancelarIcon from '@mui/icons-material/BlockOutlined'
import ImagensIcon from '@mui/icons-material/ImageOutlined'
import MaisIcon from '@mui/icons-material/MoreVertOutlined'
import PreviaIcon from '@mui/icons-material/VisibilityOutlined'
import SecoesIcon from '@mui/icons-material/FormatListBulletedOutlined'
import VoltarIcon from '@mui/icons-material/ArrowBackOutlined'
import AssinarIcon from '@mui/icons-material/DrawOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { LaudoCompleto, Pendencia } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Dica } from '../../../ui/dica.tsx'
import { IconeDeAbreviatura, IconeDeHistoria, IconeDeMicrofone } from '../../../ui/icones.ts'
import { usePode } from '../../../lib/use-pode.ts'
import { BotaoIconeElo, Elo } from '../../../ui/elo.tsx'
import { useBancada } from './bancada.ts'
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
  const contar = (n: number, um: string, varios: string) => (n === 0 ? '' : `${n} ${n === 1 ? um : varios}`)
  return {
    erros,
    avisos,
    texto: [contar(erros, 'erro', 'erros'), contar(avisos, 'aviso', 'avisos')].filter(Boolean).join(' e '),
  }
}

function MenuDoLaudo({ aoCancelar }: { aoCancelar: () => void }) {
  const { janela, laudo } = useBancada()
  const ditando = ditadoLigado.usar()
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const fechar = () => definirAncora(null)
  return (
    <>
      <BotaoDeIcone
        rotulo="Mais ações do laudo"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
      >
        <MaisIcon />
      </BotaoDeIcone>
      {ancora !== null && (
        <Menu open anchorEl={ancora} onClose={fechar}>
          <MenuItem
            onClick={() => {
              fechar()
              janela.mudar(() => 'anterior')
            }}
          >
            <IconeDeHistoria fontSize="small" />
            Trazer textos do exame anterior
          </MenuItem>
          <MenuItem
            onClick={() => {
              fechar()
              janela.mudar(() => 'abreviaturas')
            }}
          >
            <IconeDeAbreviatura fontSize="small" />
            Minhas abreviaturas
          </MenuItem>
          {haDitado() && (
            <MenuItem
              onClick={() => {
                fechar()
                void alternarDitado()
              }}
            >
              <IconeDeMicrofone fontSize="small" />
              {ditando ? 'Desligar o ditado' : 'Ditar os textos'}
            </MenuItem>
          )}
          <MenuItem
            onClick={() => {
              fechar()
              janela.mudar(() => 'previa')
            }}
          >
            <PreviaIcon fontSize="small" />
            Ver como será lido
          </MenuItem>
          <MenuItem
            onClick={() => {
              fechar()
              janela.mudar(() => 'atalhos')
            }}
          >
            <AtalhosIcon fontSize="small" />
            Atalhos do teclado
          </MenuItem>
          {laudo.permissoes.enviar && laudo.permissoes.assinar && (
            <MenuItem
              onClick={() => {
                fechar()
                janela.mudar(() => 'enviar')
              }}
            >
              <AssinarIcon fontSize="small" />
              Pedir revisão a outro veterinário
            </MenuItem>
          )}
          {laudo.permissoes.cancelar && (
            <MenuItem
              onClick={() => {
                fechar()
                aoCancelar()
              }}
            >
              <CancelarIcon fontSize="small" />
              Cancelar este laudo
            </MenuItem>
          )}
        </Menu>
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
          <VoltarIcon />
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
        <span className="le-largo">
          Resp.: {paciente.tutor}
          {parceiro !== null && ` · ${parceiro.nome}`}
        </span>
      </button>
      <BotaoDeIcone
        className="le-secoes"
        rotulo="Seções do laudo"
        aria-haspopup="dialog"
        onClick={() => janela.mudar(() => 'secoes')}
      >
        <SecoesIcon />
      </BotaoDeIcone>
      <SituacaoDoSalvamento estado={estado} oQue="este laudo" />
      <div className="le-acoes">
        <Button
          variant="outlined"
          color={erros > 0 ? 'error' : 'primary'}
          startIcon={<ConferirIcon />}
          onClick={() => abrirPainel(bancada, 'conferencia')}
        >
          {texto === '' ? 'Conferido' : texto}
        </Button>
        {fim === null ? (
          <QuemAssina laudo={laudo} />
        ) : (
          <Button variant="contained" startIcon={<AssinarIcon />} onClick={() => janela.mudar(() => fim.janela)}>
            {fim.verbo}
          </Button>
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
        <SecoesIcon aria-hidden />
        Seções
      </button>
      <button type="button" onClick={() => irAoLugar(IMAGENS, bancada)}>
        <ImagensIcon aria-hidden />
        Imagens
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        data-grave={erros > 0}
        onClick={() => abrirPainel(bancada, 'conferencia')}
      >
        <ConferirIcon aria-hidden />
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
          <AssinarIcon aria-hidden />
          {fim.curto}
        </button>
      )}
    </nav>
  )
}
