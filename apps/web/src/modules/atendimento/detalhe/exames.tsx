import type { AtendimentoCompleto, ExameDoAtendimento } from '@vetlume/dominio/atendimento'
import { juntar } from '@vetlume/dominio/formatos'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import { Pilha } from '../../../ui/disposicao.tsx'
import { BotaoElo } from '../../../ui/elo.tsx'
import { Etiqueta, type TomDeEtiqueta } from '../../../ui/etiqueta.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { Dinheiro } from '../../../ui/valores.tsx'
import type { Papel } from '../papel.ts'
import { PrecoExplicado } from '../preco-explicado.tsx'
import estilos from './exames.module.css'

const LAUDO: Readonly<
  Record<NonNullable<ExameDoAtendimento['laudo']>['estado'], { tom: TomDeEtiqueta; rotulo: string }>
> = {
  RASCUNHO: { tom: 'neutro', rotulo: 'Laudo em rascunho' },
  EM_REVISAO: { tom: 'aviso', rotulo: 'Laudo em revisão' },
  ASSINADO: { tom: 'info', rotulo: 'Laudo assinado' },
  ENTREGUE: { tom: 'sucesso', rotulo: 'Laudo entregue' },
  VISUALIZADO: { tom: 'sucesso', rotulo: 'Laudo visto' },
}

function LaudoDoExame({
  exame,
  podeEscrever,
  cancelado,
  papel,
}: {
  exame: ExameDoAtendimento
  podeEscrever: boolean
  cancelado: boolean
  papel: Papel
}) {
  const { codigo, laudo, exigeLaudo, servico } = exame
  if (laudo !== null)
    return (
      <>
        <Etiqueta {...LAUDO[laudo.estado]} />
        <BotaoElo
          size="small"
          variant="outlined"
          to="/laudo/editar"
          search={{ codigo: laudo.codigo }}
          aria-label={`Abrir laudo de ${servico.nome}`}
        >
          Abrir laudo
        </BotaoElo>
      </>
    )
  if (!exigeLaudo) return <Etiqueta tom="neutro" rotulo="Sem laudo" />
  if (cancelado) return null
  if (papel === 'PARCEIRO' || !podeEscrever) return <Etiqueta tom="neutro" rotulo="Laudo pendente" />
  return (
    <BotaoElo
      size="small"
      // For who writes them it is the next step; for the company, one of many.
      variant={papel === 'ESPECIALISTA' ? 'contained' : 'outlined'}
      to="/laudo/novo"
      search={{ item: codigo }}
      aria-label={`Escrever laudo de ${servico.nome}`}
    >
      Escrever laudo
    </BotaoElo>
  )
}

/** Each exam with its laudo and its price, frozen with the explanation. */
export function Exames({ atendimento, papel }: { atendimento: AtendimentoCompleto; papel: Papel }) {
  const { itens, totalCentavos, permissoes } = atendimento
  return (
    <Secao titulo={itens.length === 1 ? 'Exame' : 'Exames'}>
      <Pilha como="ul" espaco={0}>
        {itens.map((exame) => (
          <li className={estilos.exame} key={exame.codigo}>
            <div className={estilos.nome}>
              <Texto forte>{exame.servico.nome}</Texto>
              <Texto tamanho="pequeno" secundario>
                {juntar(ROTULOS_DA_MODALIDADE[exame.modalidade], exame.preparo !== null && `Preparo: ${exame.preparo}`)}
              </Texto>
            </div>
            <LaudoDoExame
              exame={exame}
              podeEscrever={permissoes.escreverLaudo}
              cancelado={atendimento.estado === 'CANCELADO'}
              papel={papel}
            />
            <div className={estilos.preco}>
              <PrecoExplicado exame={exame.servico.nome} centavos={exame.precoCentavos} explicacao={exame.explicacao} />
            </div>
          </li>
        ))}
      </Pilha>
      <div className={estilos.total}>
        <span>Total</span>
        <span className={estilos.soma}>
          <Dinheiro centavos={totalCentavos} />
        </span>
      </div>
    </Secao>
  )
}
