import { DaOperadora, EscreverPara } from '../operadora.tsx'
import type { SecaoDoTexto } from '../secao-do-texto.ts'
import { Tabela, type Linha } from './tabela.tsx'

const DADOS: readonly Linha[] = [
  [
    'Conta',
    'Nome, e-mail, CPF, telefone, perfis de acesso, senha guardada só como resumo criptográfico.',
    'Execução do contrato (art. 7º, V)',
  ],
  [
    'Empresa ou clínica',
    'Razão social, CNPJ ou CPF, CRMV, responsável técnico, endereço, chave Pix.',
    'Execução do contrato (art. 7º, V)',
  ],
  [
    'Responsável pelo animal',
    'Nome, CPF, telefones, e-mail e endereço informados pela clínica.',
    'Obrigação legal e execução do contrato (art. 7º, II e V)',
  ],
  [
    'Paciente',
    'Dados do animal, exames, imagens e laudos. Não são dados pessoais sozinhos, mas recebem a mesma proteção.',
    'Obrigação legal: prontuário veterinário',
  ],
  [
    'Cobrança',
    'Plano, cupom, faturas, situação do pagamento e os quatro últimos números do cartão. O número inteiro vai direto do seu navegador ao meio de pagamento e nunca passa por nós.',
    'Execução do contrato e obrigação fiscal (art. 7º, II e V)',
  ],
  [
    'Aceites',
    'Versão dos termos e desta política que cada pessoa aceitou, com hora e endereço IP.',
    'Execução do contrato e exercício de direitos (art. 7º, V e VI)',
  ],
  [
    'Acesso',
    'Data e hora, endereço IP, navegador e ações feitas no sistema.',
    'Obrigação legal (Marco Civil, art. 15) e legítimo interesse na segurança (art. 7º, IX)',
  ],
]

/** As it was accepted. What holds is told by `dominio/privacidade/guarda`. */
const PRAZOS: readonly Linha[] = [
  [
    'Prontuários e laudos',
    '5 anos, no mínimo, após o último atendimento',
    'Normas do CFMV, mesmo depois da morte do animal',
  ],
  ['Registros de acesso', '6 meses', 'Marco Civil da Internet, art. 15'],
  ['Registro de quem leu dados clínicos', '5 anos', 'Prova de quem leu o prontuário, pelo prazo dele'],
  ['Cobranças e documentos fiscais', '5 anos', 'Código Tributário Nacional'],
  ['Trilha de auditoria de documentos assinados', 'O mesmo prazo do documento', 'Prova de autoria e integridade'],
  ['Consentimentos', 'Enquanto valerem e 5 anos depois', 'Prova de que existiram'],
  ['E-mails enviados pelo sistema', '90 dias', 'Já cumpriu a sua finalidade (LGPD, art. 16)'],
  ['Avisos do sino', '1 ano', 'Já cumpriu a sua finalidade (LGPD, art. 16)'],
  ['Links de laudo vencidos ou cancelados', '6 meses depois de vencer', 'Marco Civil da Internet, art. 15'],
  ['Pedidos de titular sem identidade confirmada', '7 dias', 'Já cumpriu a sua finalidade (LGPD, art. 16)'],
  ['Relatórios entregues a titulares', '30 dias para baixar', 'Já cumpriu a sua finalidade (LGPD, art. 16)'],
  ['Registro de cópias de prontuário entregues', '5 anos', 'Prova da entrega, pelo prazo do prontuário'],
  ['Pedidos de titulares e as respostas', '5 anos', 'Prova de que foram atendidos'],
  ['Registro de incidentes', '5 anos', 'Resolução CD/ANPD 15/2024'],
  [
    'Links de senha, de convite e de confirmação',
    '30 dias depois de vencerem',
    'Já cumpriu a sua finalidade (LGPD, art. 16)',
  ],
  ['Avisos do meio de pagamento', '90 dias', 'Já cumpriu a sua finalidade (LGPD, art. 16)'],
  ['Cadastro cujo e-mail nunca foi confirmado', 'Até o pedido de quem o fez', 'Medidas pedidas pelo titular'],
  ['Aceites dos termos', 'Enquanto a conta existir e 5 anos depois', 'Prova do que foi contratado'],
  ['Conta encerrada', '90 dias para exportar; depois, eliminação do que não tiver prazo acima', 'Direito do titular'],
]

/** The policy, section by section, in the order in which a person asks. */
export const SECOES_DA_POLITICA: readonly SecaoDoTexto[] = [
  {
    id: 'quem-somos',
    titulo: '1. Quem cuida dos seus dados',
    conteudo: (
      <>
        <p>
          <DaOperadora campo="razaoSocial" />, CNPJ <DaOperadora campo="cnpj" />, <DaOperadora campo="endereco" />,{' '}
          <DaOperadora campo="cidade" />, é <strong>controladora</strong> dos dados das contas, da assinatura, da
          cobrança e dos acessos à plataforma: nós decidimos por que e como são tratados.
        </p>
        <p>
          Nos dados de responsáveis e de pacientes, a <strong>controladora é a clínica ou empresa</strong> que atende o
          animal. Nós somos <strong>operadora</strong>: tratamos esses dados só para prestar o serviço contratado e
          conforme as instruções dela (Lei 13.709/2018, arts. 5º e 39). Pedidos sobre esses dados são respondidos por
          ela; os que chegarem a nós são encaminhados.
        </p>
      </>
    ),
  },
  {
    id: 'dados',
    titulo: '2. Quais dados, para quê e com qual base legal',
    conteudo: <Tabela titulos={['Grupo', 'O que tratamos', 'Base legal']} linhas={DADOS} />,
  },
  {
    id: 'finalidades',
    titulo: '3. Para que usamos',
    conteudo: (
      <ul>
        <li>Agendar exames, registrar atendimentos, emitir, assinar e entregar laudos.</li>
        <li>Cobrar assinaturas e permitir que a clínica cobre e pague parceiros.</li>
        <li>Avisar sobre o serviço: laudo pronto, agenda, cobrança, segurança da conta.</li>
        <li>Proteger a conta, investigar falhas e cumprir a lei.</li>
      </ul>
    ),
  },
  {
    id: 'compartilhamento',
    titulo: '4. Com quem compartilhamos',
    conteudo: (
      <>
        <ul>
          <li>
            <strong>Clínica parceira, especialista e empresa</strong> envolvidos no mesmo atendimento, cada um só com o
            que lhe cabe.
          </li>
          <li>
            <strong>Responsável pelo animal</strong>, por link secreto que expira e pode ser cancelado.
          </li>
          <li>
            <strong>Meio de pagamento</strong>: nome, e-mail, CPF ou CNPJ de quem paga, valor e, no cartão, os dados que
            você digita no campo dele.
          </li>
          <li>
            <strong>Prefeitura e Receita Federal</strong>, na emissão de notas fiscais de serviço.
          </li>
          <li>
            <strong>Hospedagem e envio de e-mails</strong>, sob contrato e sigilo.
          </li>
          <li>
            <strong>Autoridades</strong>, quando a lei ou ordem judicial obrigar.
          </li>
        </ul>
        <p>Não vendemos dados, não fazemos publicidade com eles e não os usamos para decisões automatizadas.</p>
      </>
    ),
  },
  {
    id: 'prazos',
    titulo: '5. Por quanto tempo guardamos',
    conteudo: <Tabela titulos={['O quê', 'Prazo', 'Por quê']} linhas={PRAZOS} />,
  },
  {
    id: 'transferencia',
    titulo: '6. Transferência internacional',
    conteudo: (
      <p>
        Os dados são hospedados no Brasil. Se um fornecedor precisar tratá-los em outro país, exigiremos as
        cláusulas-padrão da ANPD (arts. 33 a 36) e avisaremos aqui antes.
      </p>
    ),
  },
  {
    id: 'seguranca',
    titulo: '7. Segurança',
    conteudo: (
      <>
        <p>
          Conexão cifrada, senhas com resumo Argon2id, segundo fator de autenticação, separação dos dados de cada
          empresa no próprio banco de dados, cópias de segurança e registro de quem leu ou mudou cada dado clínico.
        </p>
        <p>
          Em caso de incidente com risco relevante, avisamos a ANPD e as pessoas afetadas em até 3 dias úteis e mantemos
          o registro por 5 anos.
        </p>
      </>
    ),
  },
  {
    id: 'direitos',
    titulo: '8. Seus direitos',
    conteudo: (
      <>
        <p>Você pode pedir, sem custo (art. 18):</p>
        <ul>
          <li>confirmação de que tratamos seus dados e acesso a eles;</li>
          <li>correção do que estiver incompleto, errado ou desatualizado;</li>
          <li>anonimização, bloqueio ou eliminação do que for desnecessário;</li>
          <li>portabilidade e informação sobre com quem compartilhamos;</li>
          <li>revogação do consentimento e oposição a um tratamento.</li>
        </ul>
        <p>
          A declaração completa sai em até 15 dias. Quando um prazo legal impedir a eliminação, explicamos qual é. Se o
          pedido for sobre dados de responsável ou paciente, ele é encaminhado à clínica que os controla.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    titulo: '9. Cookies e armazenamento no navegador',
    conteudo: (
      <p>
        Usamos só o necessário para manter você conectado, lembrar a aparência escolhida e guardar rascunhos não salvos.
        Na página de pagamento com cartão, o componente do meio de pagamento usa o que precisa para prevenir fraude. Não
        há rastreadores nem publicidade, por isso não pedimos aceite de cookies.
      </p>
    ),
  },
  {
    id: 'contato',
    titulo: '10. Fale com o encarregado',
    conteudo: (
      <p>
        Encarregado pelo tratamento de dados: <DaOperadora campo="encarregado" />,{' '}
        <EscreverPara campo="encarregadoEmail" />. Escreva dizendo quem é e o que pede; respondemos pelo mesmo caminho.
        Você também pode reclamar à ANPD, em gov.br/anpd.
      </p>
    ),
  },
  {
    id: 'mudancas',
    titulo: '11. Mudanças nesta política',
    conteudo: (
      <p>
        Uma mudança de sentido vira nova versão, publicada aqui com a data e um resumo do que mudou; as anteriores
        continuam nesta página. O sistema pede o aceite na entrada seguinte, e consultar e exportar nunca dependem dele.
        Cada consentimento fica ligado à versão que estava valendo.
      </p>
    ),
  },
]
