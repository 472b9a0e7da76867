import type { ExameDoFechamento, FechamentoCompleto } from '@vetlume/dominio/fechamento'
import { useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { Elo } from '../../ui/elo.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { ContestacaoLida } from './contestacoes.tsx'

const DialogoDaContestacao = parte(async () => (await import('./contestacoes.tsx')).DialogoDaContestacao)
const DialogoDaResposta = parte(async () => (await import('./contestacoes.tsx')).DialogoDaResposta)

type Aberto = { exame: ExameDoFechamento; o: 'CONTESTACAO' | 'RESPOSTA' } | null

interface ExameProps {
  exame: ExameDoFechamento
  permissoes: FechamentoCompleto['permissoes']
  aoContestar: () => void
  aoResponder: () => void
}

function Exame({ exame, permissoes, aoContestar, aoResponder }: ExameProps) {
  const { paciente, tutor, dia, atendimento, itens, centavos, contestacao } = exame
  const emAberto = contestacao?.aceita === null
  const acao =
    emAberto && permissoes.responder ? (
      <Botao variant="outlined" size="small" aria-haspopup="dialog" onClick={aoResponder}>
        Responder
      </Botao>
    ) : contestacao === null && permissoes.contestar ? (
      <Botao size="small" aria-haspopup="dialog" aria-label={`Contestar o exame de ${paciente}`} onClick={aoContestar}>
        Contestar
      </Botao>
    ) : null
  return (
    <Item titulo={paciente} valor={<Dinheiro centavos={centavos} />} {...(acao === null ? {} : { acoes: acao })}>
      <span>
        <Data dia={dia} />, tutor {tutor},{' '}
        <Elo to="/atendimento" search={{ codigo: atendimento.codigo }}>
          atendimento nº {atendimento.numero}
        </Elo>
      </span>
      {itens.map(({ codigo, servico, explicacao }) => (
        <span key={codigo}>
          <b>{servico}</b>: {explicacao}
        </span>
      ))}
      {contestacao !== null && <ContestacaoLida contestacao={contestacao} />}
    </Item>
  )
}

/** Every exam of a closing with its price explained, and what the clinic says of it. */
export function ExamesDoFechamento({ fechamento }: { fechamento: FechamentoCompleto }) {
  const [aberto, abrir] = useState<Aberto>(null)
  const { itens, retirados, permissoes } = fechamento
  const fechar = () => abrir(null)
  return (
    <>
      <Secao titulo="Exames">
        {itens.length === 0 && <p>Os exames deste fechamento voltaram a esperar o próximo.</p>}
        <ListaDeItens rotulo="Exames do fechamento">
          {itens.map((exame) => (
            <Exame
              key={exame.codigo}
              exame={exame}
              permissoes={permissoes}
              aoContestar={() => abrir({ exame, o: 'CONTESTACAO' })}
              aoResponder={() => abrir({ exame, o: 'RESPOSTA' })}
            />
          ))}
        </ListaDeItens>
      </Secao>
      {retirados.length > 0 && (
        <Secao titulo="Retirados" descricao="Contestados pela clínica e aceitos pela empresa: não estão na cobrança.">
          <ListaDeItens rotulo="Exames retirados">
            {retirados.map(({ paciente, centavos, contestacao }) => (
              <Item key={contestacao.codigo} titulo={paciente} valor={<Dinheiro centavos={centavos} />} apagado>
                <ContestacaoLida contestacao={contestacao} />
              </Item>
            ))}
          </ListaDeItens>
        </Secao>
      )}
      {aberto?.o === 'CONTESTACAO' && (
        <DialogoDaContestacao fechamento={fechamento} exame={aberto.exame} aoFechar={fechar} />
      )}
      {aberto?.o === 'RESPOSTA' && <DialogoDaResposta fechamento={fechamento} exame={aberto.exame} aoFechar={fechar} />}
    </>
  )
}
