import type { ReactNode } from 'react'
import { ErroDeApi, mensagemDoErro } from '../lib/erro-de-api.ts'
import { Botao } from './botao.tsx'
import { BotaoElo } from './elo.tsx'
import { Bloco } from './esqueleto.tsx'
import { Ilustracao } from './ilustracao.tsx'
import type { CenaDeIlustracao } from './ilustracao.tsx'
import estilos from './estados.module.css'

interface QuadroProps {
  cena: CenaDeIlustracao
  titulo: string
  texto?: ReactNode
  acao?: ReactNode
  papel?: 'alert' | 'status'
}

function Quadro({ cena, titulo, texto, acao, papel }: QuadroProps) {
  return (
    <div role={papel} className={estilos.quadro}>
      <Ilustracao cena={cena} />
      <h2 className={estilos.titulo}>{titulo}</h2>
      {texto !== undefined && <p className={estilos.texto}>{texto}</p>}
      {acao !== undefined && <div className={estilos.acao}>{acao}</div>}
    </div>
  )
}

export interface EstadoVazioProps {
  titulo: string
  /** What to do to have something here. */
  texto?: ReactNode
  acao?: ReactNode
  cena?: CenaDeIlustracao
}

export function EstadoVazio({ cena = 'vazio', ...resto }: EstadoVazioProps) {
  return <Quadro cena={cena} papel="status" {...resto} />
}

export interface EstadoDeErroProps {
  erro: unknown
  aoTentarDeNovo?: () => void
}

/** What another profile sees: trying again would answer the same. */
export const SEM_ACESSO = (
  <Quadro
    cena="falha"
    papel="alert"
    titulo="Sem acesso a esta tela"
    texto="Ela não faz parte do seu perfil. Se precisar dela, fale com quem administra a sua empresa."
    acao={
      <BotaoElo variant="outlined" to="/">
        Ir para o início
      </BotaoElo>
    }
  />
)

export function EstadoDeErro({ erro, aoTentarDeNovo }: EstadoDeErroProps) {
  const codigo = erro instanceof ErroDeApi ? erro.codigo : null
  if (codigo === 'SEM_PERMISSAO') return SEM_ACESSO
  // What is not there would not be there again.
  const sumiu = codigo === 'NAO_ENCONTRADO'
  return (
    <Quadro
      cena={sumiu ? 'busca' : 'falha'}
      papel="alert"
      titulo={sumiu ? 'Não encontrado' : 'Não foi possível carregar'}
      texto={mensagemDoErro(erro)}
      acao={
        sumiu || aoTentarDeNovo === undefined ? undefined : (
          <Botao variant="outlined" onClick={aoTentarDeNovo}>
            Tentar de novo
          </Botao>
        )
      }
    />
  )
}

/** Lines that stand for text still on its way. */
export function Esqueleto({ linhas = 3 }: { linhas?: number }) {
  return (
    <div aria-hidden className={estilos.linhas}>
      {Array.from({ length: linhas }, (_, linha) => (
        <Bloco key={linha} height={18} width={`${92 - ((linha * 23) % 45)}%`} />
      ))}
    </div>
  )
}

/** Stands for a form of `campos` fields. */
export function EsqueletoDeFormulario({ campos = 6 }: { campos?: number }) {
  return (
    <div aria-hidden className={estilos.campos}>
      {Array.from({ length: campos }, (_, campo) => (
        <div key={campo} className={estilos.campo}>
          <Bloco height={14} width="35%" />
          <Bloco height={38} className={estilos.caixa} />
        </div>
      ))}
    </div>
  )
}
