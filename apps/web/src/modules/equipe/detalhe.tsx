import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FichaDaEquipe } from '@vetlume/dominio/equipe'
import { api } from '../../lib/navegador.ts'
import { usePode } from '../../lib/use-pode.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Selecao } from '../../ui/selecao.tsx'
import { useMudanca } from '../../ui/use-mudanca.ts'
import { DataHora } from '../../ui/valores.tsx'
import { BotaoHistorico } from '../historico/index.ts'
import { consultaDaPessoa, useAtualizarEquipe, useOpcoesDePapel } from './api.ts'
import { comoTrabalha, EtiquetaDoEstado, nomeDa } from './colunas.tsx'
import { LinkDoConvite } from './link-do-convite.tsx'
import { perguntarDoTrabalho } from './trabalho-por-fazer.ts'

const CAMPOS = {
  papel: { rotulo: 'Papel' },
  ativo: { rotulo: 'Ativo na empresa' },
  email: { rotulo: 'E-mail' },
  nome: { rotulo: 'Nome' },
  como: { rotulo: 'Trabalha como' },
  sessoes: { rotulo: 'Sessões abertas' },
}

function AcoesDoConvite({ ficha, aoFechar }: { ficha: FichaDaEquipe; aoFechar: () => void }) {
  const { codigo, email, acoes } = ficha
  const { ocupado, executar } = useMudanca(useAtualizarEquipe())
  const cancelar = async () => {
    const aceita = await confirmar({
      titulo: 'Cancelar o convite?',
      texto: 'O link deixa de valer. Você pode convidar a pessoa de novo.',
      confirmar: 'Cancelar o convite',
      cancelar: 'Voltar',
      perigo: true,
    })
    if (aceita && (await executar(() => api('DELETE /equipe/convite/:codigo', { codigo }), 'Convite cancelado.')))
      aoFechar()
  }
  const reenviar = () =>
    executar(
      () => api('POST /equipe/convite/:codigo/reenvio', { codigo }),
      email === null ? 'O link vale por mais 7 dias.' : 'Convite enviado outra vez.',
    )
  return (
    <>
      {acoes.cancelar && (
        <Botao color="error" disabled={ocupado} onClick={() => void cancelar()}>
          Cancelar convite
        </Botao>
      )}
      {acoes.reenviar && (
        <Botao variant="contained" disabled={ocupado} onClick={() => void reenviar()}>
          {email === null ? 'Renovar por 7 dias' : 'Enviar outra vez'}
        </Botao>
      )}
    </>
  )
}

function AcoesDaPessoa({ ficha }: { ficha: FichaDaEquipe }) {
  const { codigo, versao, estado, acoes } = ficha
  const { ocupado, executar } = useMudanca(useAtualizarEquipe())
  const ativo = estado !== 'INATIVO'
  const navegar = useNavigate()
  const podeTransferir = usePode('trabalho:transferir')
  /** What a specialist has to do is asked about first, and that question is enough. */
  const aceitaDesativar = async (): Promise<boolean> => {
    const { alvo, perfil } = ficha
    const resposta =
      podeTransferir && perfil === 'ESPECIALISTA' && alvo !== null ? await perguntarDoTrabalho(alvo) : null
    if (resposta === 'TRANSFERIR' && alvo !== null)
      void navegar({ to: '/cadastro/especialista', search: { codigo: alvo.codigo, parte: 'trabalho' } })
    if (resposta !== null) return resposta === 'SEGUIR'
    return confirmar({
      titulo: `Desativar ${nomeDa(ficha)}?`,
      texto:
        'A pessoa sai daqui em segundos. O que fez continua em seu nome, e a conta dela em outras empresas não muda.',
      confirmar: 'Desativar',
      perigo: true,
    })
  }
  const mudar = async () => {
    const aceita = !ativo || (await aceitaDesativar())
    if (aceita)
      await executar(
        () => api('PUT /equipe/:codigo/ativo', { codigo, versao, ativo: !ativo }),
        ativo ? 'Pessoa desativada aqui.' : 'Pessoa reativada.',
      )
  }
  return (
    <>
      {acoes.verHistorico && (
        <BotaoHistorico entidade="vinculo" registro={codigo} nome={nomeDa(ficha)} campos={CAMPOS} />
      )}
      {acoes.encerrarSessoes && (
        <Botao
          variant="outlined"
          disabled={ocupado}
          onClick={() => void executar(() => api('DELETE /equipe/:codigo/sessoes', { codigo }), 'Sessões encerradas.')}
        >
          Encerrar sessões
        </Botao>
      )}
      {acoes.mudarSituacao && (
        <Botao
          variant="outlined"
          {...(ativo ? { color: 'error' as const } : {})}
          disabled={ocupado}
          onClick={() => void mudar()}
        >
          {ativo ? 'Desativar' : 'Reativar'}
        </Botao>
      )}
    </>
  )
}

function EscolhaDePapel({ ficha }: { ficha: FichaDaEquipe }) {
  const { codigo, versao, papel } = ficha
  const { executar } = useMudanca(useAtualizarEquipe())
  return (
    <Selecao
      rotulo="O que pode fazer"
      valor={papel?.valor ?? 'GESTOR'}
      opcoes={useOpcoesDePapel()}
      aoMudar={(valor) =>
        void executar(
          () => api('PUT /equipe/:codigo/papel', { codigo, versao, papel: valor }),
          'Papel mudado: vale em segundos.',
        )
      }
    />
  )
}

function Ficha({ ficha }: { ficha: FichaDaEquipe }) {
  const { email, convite, ultimoAcesso, segundoFator, sessoesAbertas, link, acoes } = ficha
  return (
    <>
      <QuadroDeValores>
        <LinhaDeValor rotulo="Situação">
          <EtiquetaDoEstado pessoa={ficha} />
        </LinhaDeValor>
        {email !== null && <LinhaDeValor rotulo="E-mail">{email}</LinhaDeValor>}
        <LinhaDeValor rotulo="Trabalha como">
          {acoes.mudarPapel ? <EscolhaDePapel ficha={ficha} /> : comoTrabalha(ficha)}
        </LinhaDeValor>
        {convite === null ? (
          <>
            <LinhaDeValor rotulo="Último acesso">
              {ultimoAcesso === null ? 'Nunca entrou' : <DataHora instante={ultimoAcesso} />}
            </LinhaDeValor>
            <LinhaDeValor rotulo="Verificação em duas etapas">{segundoFator ? 'Ligada' : 'Desligada'}</LinhaDeValor>
          </>
        ) : (
          <LinhaDeValor rotulo={convite.vale ? 'Vale até' : 'Venceu em'}>
            <DataHora instante={convite.expiraEm} />
          </LinhaDeValor>
        )}
        {sessoesAbertas.map(({ codigo, aparelho, usadaEm }) => (
          <LinhaDeValor key={codigo} rotulo={aparelho}>
            <DataHora instante={usadaEm} formato="relativo" />
          </LinhaDeValor>
        ))}
      </QuadroDeValores>
      {link !== null && <LinkDoConvite link={link} />}
    </>
  )
}

/** One person of the team, or an invitation that waits, with what may be done. */
export function Detalhe({ codigo, aoFechar }: { codigo: string; aoFechar: () => void }) {
  const { data: ficha, error, refetch } = useQuery(consultaDaPessoa(codigo))
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={ficha === undefined ? 'Pessoa' : nomeDa(ficha)}
      {...(ficha === undefined
        ? {}
        : {
            acoes:
              ficha.convite === null ? (
                <AcoesDaPessoa ficha={ficha} />
              ) : (
                <AcoesDoConvite ficha={ficha} aoFechar={aoFechar} />
              ),
          })}
    >
      {ficha !== undefined ? (
        <Ficha ficha={ficha} />
      ) : error === null ? (
        <Esqueleto linhas={5} />
      ) : (
        <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
    </Dialogo>
  )
}
