import type { EstudoCompleto, PropostaDeExame } from '@vetlume/dominio/estudo'
import { api } from '../../lib/navegador.ts'
import { Botao } from '../../ui/botao.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Recado } from '../../ui/recado.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { DataHora } from '../../ui/valores.tsx'
import { useAtualizarEstudos } from './api.ts'

const nomeDe = ({ animal, servico }: PropostaDeExame) => `${animal}, ${servico}`

/** Exams that a study may be of, the likeliest first, each with why; one click links it. */
export function Propostas({ estudo: { codigo, versao, propostas } }: { estudo: EstudoCompleto }) {
  const atualizar = useAtualizarEstudos()
  const ligar = useAcao(
    ({ item }: PropostaDeExame) => api('POST /estudo/:codigo/ligar', { codigo, versao, item }),
    atualizar,
    (proposta) => `Ligado a ${nomeDe(proposta)}. Se não for, desfaça a ligação.`,
  )
  return (
    <Secao titulo="De que exame é?">
      {ligar.error !== null && <Recado tom="error">{ligar.error.message}</Recado>}
      {propostas.length === 0 && (
        <p>
          Nenhum exame destes dias se parece com este estudo. Abra o atendimento do paciente e volte aqui, ou descarte-o
          se não é de exame nenhum.
        </p>
      )}
      <ListaDeItens rotulo="Exames propostos">
        {propostas.map((proposta) => (
          <Item
            key={proposta.item}
            titulo={nomeDe(proposta)}
            acoes={
              <Botao
                variant="contained"
                size="small"
                aria-label={`Ligar a ${nomeDe(proposta)}`}
                loading={ligar.isPending && ligar.variables.item === proposta.item}
                disabled={ligar.isPending}
                onClick={() => ligar.mutate(proposta)}
              >
                É deste exame
              </Botao>
            }
          >
            <span>
              {proposta.tutor}, {proposta.especie}, atendimento nº {proposta.numero},{' '}
              <DataHora instante={proposta.momento} />
            </span>
            <span>{proposta.motivos.join('; ')}</span>
          </Item>
        ))}
      </ListaDeItens>
    </Secao>
  )
}
