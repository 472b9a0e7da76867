import { registroDoCritico, type LaudoCompleto } from '@vetlume/dominio/laudo'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { BotaoElo, Elo } from '../../../ui/elo.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { useAcaoDoLaudo } from '../api.ts'
import { Revisao } from '../revisao.tsx'

/** What was told of it: the signed block, and what came after. */
function RegistroDoCritico({ laudo }: { laudo: LaudoCompleto }) {
  const { criticoMarcadoEm: marcadoEm, criticoConfirmadoEm: confirmadoEm, criticoConfirmadoPor: confirmadoPor } = laudo
  const { criticoEscaladoEm: escaladoEm, entregueEm, edicao, parceiro } = laudo
  const clinica = parceiro?.nome ?? null
  const linhas = registroDoCritico({ edicao, clinica, marcadoEm, entregueEm, escaladoEm, confirmadoEm, confirmadoPor })
  if (linhas.length === 0) return null
  return (
    <details>
      <summary>Comunicação do achado crítico</summary>
      <ul>
        {linhas.map(({ quando, texto }) => (
          <li key={texto}>
            <DataHora instante={quando} />: {texto}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A critical finding: the clinic says that it has read it, and everybody sees whether it did. */
function Critico({ laudo }: { laudo: LaudoCompleto }) {
  const { codigo, criticoConfirmadoEm, criticoConfirmadoPor, criticoEscaladoEm, permissoes, entregueEm } = laudo
  const clinica = laudo.parceiro?.nome ?? 'A clínica'
  const { mutate, isPending } = useAcaoDoLaudo(codigo, () => api('POST /laudo/:codigo/confirmar', { codigo }))
  if (criticoConfirmadoEm !== null)
    return (
      <Recado>
        Achado crítico. {criticoConfirmadoPor === null ? clinica : `${criticoConfirmadoPor}, de ${clinica},`} confirmou
        a leitura em <DataHora instante={criticoConfirmadoEm} />.
        <RegistroDoCritico laudo={laudo} />
      </Recado>
    )
  if (permissoes.confirmar) {
    return (
      <Recado
        tom="error"
        acao={
          <Botao
            variant="contained"
            color="error"
            size="small"
            loading={isPending}
            onClick={() =>
              mutate(undefined, { onSuccess: () => avisar.sucesso('Leitura confirmada.'), onError: avisar.erro })
            }
          >
            Li o achado crítico
          </Botao>
        }
      >
        <strong>Este laudo tem um achado crítico.</strong> Leia a impressão diagnóstica e confirme a leitura.
      </Recado>
    )
  }
  return (
    <Recado tom="error">
      <strong>Achado crítico.</strong>{' '}
      {entregueEm === null ? 'O laudo ainda não foi entregue.' : 'A clínica ainda não confirmou a leitura.'}
      {criticoEscaladoEm !== null && (
        <>
          {' '}
          A empresa e a clínica foram avisadas de novo em <DataHora instante={criticoEscaladoEm} />.
        </>
      )}
      <RegistroDoCritico laudo={laudo} />
    </Recado>
  )
}

function Substituicao({ laudo: { estado, retificadoPor, permissoes } }: { laudo: LaudoCompleto }) {
  if (retificadoPor === null) return null
  const abrir = (rotulo: string) => (
    <BotaoElo to="/laudo/editar" search={{ codigo: retificadoPor }} size="small">
      {rotulo}
    </BotaoElo>
  )
  if (estado === 'RETIFICADO')
    return (
      <Recado tom="warning" acao={abrir('Abrir a nova edição')}>
        <strong>Este laudo foi retificado e não vale mais.</strong> Use a nova edição.
      </Recado>
    )
  return permissoes.retificar ? (
    <Recado acao={abrir('Continuar a retificação')}>
      Há uma retificação em andamento. Até ela ser assinada, vale este laudo.
    </Recado>
  ) : null
}

/** What the check asked when it was signed, and what was answered; only who works in the company sees it. */
function AvisosNaAssinatura({ laudo: { avisosRespondidos } }: { laudo: LaudoCompleto }) {
  if (avisosRespondidos === null) return null
  const { avisos, resposta } = avisosRespondidos
  return (
    <Recado>
      <details>
        <summary>{avisos.length === 1 ? 'Assinado com 1 aviso' : `Assinado com ${avisos.length} avisos`}</summary>
        <ul>
          {avisos.map(({ regra, mensagem, secao }) => (
            <li key={`${regra}:${secao ?? ''}:${mensagem}`}>{mensagem}</li>
          ))}
        </ul>
        {resposta !== null && <p>Resposta: {resposta}</p>}
      </details>
    </Recado>
  )
}

/** What somebody must know before reading. */
export function AvisosDoLaudo({ laudo }: { laudo: LaudoCompleto }) {
  const { estado, critico, retifica } = laudo
  return (
    <>
      {estado === 'CANCELADO' && <Recado tom="warning">Este laudo foi cancelado: não chegou a ser assinado.</Recado>}
      <Substituicao laudo={laudo} />
      <Revisao laudo={laudo} />
      {critico && estado !== 'CANCELADO' && estado !== 'RETIFICADO' && <Critico laudo={laudo} />}
      <AvisosNaAssinatura laudo={laudo} />
      {retifica !== null && (
        <Recado>
          Esta é a {laudo.edicao}ª edição. Substitui a{' '}
          <Elo to="/laudo/editar" search={{ codigo: retifica.codigo }}>
            {retifica.edicao}ª edição
          </Elo>
          : {retifica.motivo}
        </Recado>
      )}
    </>
  )
}
