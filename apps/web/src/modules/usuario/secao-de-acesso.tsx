import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessaoAberta } from '@vetlume/dominio/sessao'
import type { Usuario } from '@vetlume/dominio/usuario'
import { api } from '../../lib/navegador.ts'
import { comSobreposicao } from '../../lib/ocupado.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar, type Pergunta } from '../../ui/confirmar.ts'
import { Fila } from '../../ui/disposicao.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { Dados } from '../cadastros/index.ts'
import { SessoesAbertas } from '../conta/index.ts'
import estilos from './secao-de-acesso.module.css'

function useSituacao(ficha: Usuario) {
  const { codigo } = ficha
  const cache = useQueryClient()
  const situacao = useQuery({
    queryKey: ['usuario', 'acesso', codigo, ficha.versao],
    queryFn: ({ signal }) => api('GET /usuario/:codigo', { codigo }, { sinal: signal }),
    placeholderData: ficha,
    staleTime: 0,
  })
  const sessoes = useQuery({
    queryKey: ['usuario', 'sessoes', codigo],
    queryFn: ({ signal }) => api('GET /usuario/:codigo/sessoes', { codigo }, { sinal: signal }),
    staleTime: 0,
  })
  /** Asks, does, tells, and reads again what it changed. Answers whether it was done. */
  const fazer = async (trabalho: () => Promise<unknown>, feito: string, pergunta?: Pergunta): Promise<boolean> => {
    if (pergunta !== undefined && !(await confirmar(pergunta))) return false
    try {
      await comSobreposicao(trabalho)
      avisar.sucesso(feito)
      return true
    } catch (erro) {
      avisar.erro(erro)
      return false
    } finally {
      void cache.invalidateQueries({ queryKey: ['usuario'] })
      void cache.invalidateQueries({ queryKey: ['historico', 'usuario', codigo] })
    }
  }
  return { atual: situacao.data ?? ficha, sessoes, fazer }
}

function Convite({ convite }: Pick<Usuario, 'convite'>) {
  if (convite === null) return 'Nenhum pendente'
  const { enviadoEm, expiraEm, vale } = convite
  return (
    <>
      Enviado em <DataHora instante={enviadoEm} />
      <br />
      {vale ? (
        <>
          Vale até <DataHora instante={expiraEm} />
        </>
      ) : (
        'Não vale mais: mande outro'
      )}
    </>
  )
}

/** How the person comes in: invitation, password, second factor, and where they are signed in. */
export function SecaoDeAcesso({ ficha }: { ficha: Usuario }) {
  const { atual, sessoes, fazer } = useSituacao(ficha)
  const { fechar } = useRegistroNaUrl()
  const { codigo, nome, email, estado, acoes } = atual

  const convidar = () =>
    void fazer(() => api('POST /usuario/:codigo/convite', { codigo }), `Convite enviado para ${email}.`)
  const cancelar = async () => {
    const pergunta = {
      titulo: `Cancelar o convite de ${nome}?`,
      texto: 'O link enviado deixa de valer. Você pode reativar a pessoa e convidar de novo depois.',
      confirmar: 'Cancelar o convite',
      cancelar: 'Voltar',
      perigo: true,
    }
    if (await fazer(() => api('DELETE /usuario/:codigo/convite', { codigo }), 'Convite cancelado.', pergunta)) fechar()
  }
  const mandarSenha = () =>
    void fazer(() => api('POST /usuario/:codigo/redefinir-senha', { codigo }), `Link enviado para ${email}.`, {
      titulo: `Mandar a ${nome} um link para criar outra senha?`,
      texto: 'A senha atual continua valendo até lá. O link vale por 30 minutos.',
      confirmar: 'Mandar o link',
    })
  const desligarFator = () =>
    void fazer(
      () => api('POST /usuario/:codigo/redefinir-segundo-fator', { codigo }),
      'Verificação em duas etapas desligada.',
      {
        titulo: `Desligar a verificação em duas etapas de ${nome}?`,
        texto: 'Para quem perdeu o celular. As sessões abertas terminam e a pessoa é avisada por e-mail.',
        confirmar: 'Desligar',
        perigo: true,
      },
    )
  const encerrar = ({ codigo: sessao }: SessaoAberta) =>
    void fazer(() => api('DELETE /usuario/:codigo/sessoes/:sessao', { codigo, sessao }), 'Sessão encerrada.')
  const encerrarTodas = () =>
    void fazer(() => api('DELETE /usuario/:codigo/sessoes', { codigo }), 'Sessões encerradas.', {
      titulo: `Encerrar todas as sessões de ${nome}?`,
      texto: 'A pessoa precisará entrar de novo em todos os aparelhos.',
      confirmar: 'Encerrar todas',
    })

  return (
    <>
      <Secao titulo="Acesso">
        <div className={estilos.grade}>
          <Dados
            itens={[
              [
                'Convite',
                estado === 'INATIVO' && atual.convite === null ? (
                  '–'
                ) : (
                  <Convite key="convite" convite={atual.convite} />
                ),
              ],
              ['Verificação em duas etapas', atual.segundoFator ? 'Ligada' : 'Desligada'],
              [
                'Último acesso',
                atual.ultimoAcesso === null ? 'Nunca entrou' : <DataHora key="ultimo" instante={atual.ultimoAcesso} />,
              ],
              ['Desde', <DataHora key="desde" instante={atual.criadoEm} />],
            ]}
          />
          <Fila alinhar="tudo">
            {acoes.convidar && (
              <>
                <Botao variant="outlined" onClick={convidar}>
                  Mandar o convite de novo
                </Botao>
                <Botao color="error" onClick={() => void cancelar()}>
                  Cancelar o convite
                </Botao>
              </>
            )}
            {acoes.redefinirSenha && (
              <Botao variant="outlined" onClick={mandarSenha}>
                Mandar link de nova senha
              </Botao>
            )}
            {acoes.redefinirSegundoFator && (
              <Botao variant="outlined" onClick={desligarFator}>
                Desligar a verificação em duas etapas
              </Botao>
            )}
          </Fila>
        </div>
      </Secao>
      {estado !== 'CONVIDADO' && (
        <Secao
          titulo="Sessões abertas"
          acoes={
            acoes.encerrarSessoes &&
            (sessoes.data?.length ?? 0) > 0 && (
              <Botao onClick={encerrarTodas} className={estilos.botao}>
                Encerrar todas
              </Botao>
            )
          }
        >
          <SessoesAbertas
            sessoes={sessoes.data}
            erro={sessoes.error}
            aoTentarDeNovo={() => void sessoes.refetch()}
            aoEncerrar={encerrar}
          />
        </Secao>
      )}
    </>
  )
}
