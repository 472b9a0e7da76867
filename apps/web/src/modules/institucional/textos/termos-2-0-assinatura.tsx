import type { SecaoDoTexto } from '../secao-do-texto.ts'

/** What the contract says of the subscription and of its money. */
export const SECOES_DA_ASSINATURA: readonly SecaoDoTexto[] = [
  {
    id: 'planos',
    titulo: '5. Teste, plano grátis e planos pagos',
    conteudo: (
      <ul>
        <li>O teste dura 14 dias, salvo outro prazo anunciado no plano, e não pede cartão. Acabou, nada é cobrado.</li>
        <li>O plano grátis dá o simulador de custo de exame, sem prazo. Pode ser encerrado com aviso de 30 dias.</li>
        <li>
          Preço, limites, ciclo (mensal ou anual) e desconto de cupom são os que aparecem antes do pagamento. Quem passa
          do teste ou do plano grátis para um pago continua com tudo o que registrou.
        </li>
        <li>
          Ao chegar ao limite do plano, o que é novo naquele recurso espera outro plano ou o mês seguinte. Consultar e
          exportar não têm limite.
        </li>
      </ul>
    ),
  },
  {
    id: 'pagamento',
    titulo: '6. Pagamento e renovação',
    conteudo: (
      <ul>
        <li>O ciclo é pago adiantado, por cartão de crédito ou Pix, pelo meio de pagamento indicado na tela.</li>
        <li>
          No cartão, a renovação é cobrada no início de cada ciclo até o cancelamento. No Pix, cada ciclo tem um código
          novo, que você paga.
        </li>
        <li>
          Preço novo só vale a partir de um ciclo novo, com aviso de 30 dias; quem não concordar cancela antes disso.
        </li>
        <li>
          Ao mudar de plano, a diferença é proporcional aos dias que faltam do ciclo e aparece antes de você confirmar.
        </li>
        <li>
          Em caso de atraso há 7 dias de tolerância com tudo funcionando. Depois a conta fica só para leitura: nada novo
          é registrado, e consultar e exportar continuam permitidos. O pagamento libera na hora.
        </li>
      </ul>
    ),
  },
  {
    id: 'cancelamento',
    titulo: '7. Cancelamento',
    conteudo: (
      <ul>
        <li>
          O cliente cancela quando quiser, em “Assinatura”, sem falar com ninguém. Vale até o fim do período pago; até
          lá pode voltar atrás.
        </li>
        <li>Depois a conta fica só para leitura. Assinar de novo devolve tudo como estava.</li>
        <li>Laudos já entregues continuam verificáveis depois do encerramento.</li>
      </ul>
    ),
  },
  {
    id: 'reembolso',
    titulo: '8. Arrependimento e reembolso',
    conteudo: (
      <>
        <p>
          Contratação pela internet por consumidor pode ser desfeita em 7 dias, com devolução do que foi pago (Código de
          Defesa do Consumidor, art. 49). Fora disso, o período em curso não é devolvido, salvo cobrança indevida ou
          serviço que não foi prestado.
        </p>
        <p>O reembolso volta pelo mesmo meio do pagamento.</p>
      </>
    ),
  },
]
