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
    'Plano, faturas e situação do pagamento. O número do cartão vai direto ao meio de pagamento e nunca passa por nós.',
    'Execução do contrato e obrigação fiscal (art. 7º, II e V)',
  ],
  [
    'Acesso',
    'Data e hora, endereço IP, navegador e ações feitas no sistema.',
    'Obrigação legal (Marco Civil, art. 15) e legítimo interesse na segurança (art. 7º, IX)',
  ],
]

const PRAZOS: readonly Linha[] = [
  [
    'Prontuários e laudos',
    '5 anos, no mínimo, após o último atendimento',
    'Normas do CFMV, mesmo depois da morte do animal',
  ],
  ['Registros de acesso', '6 meses', 'Marco Civil da Internet, art. 15'],
  ['Cobranças e documentos fiscais', '5 anos', 'Código Tributário Nacional'],
  ['Trilha de auditoria de documentos assinados', 'O mesmo prazo do documento', 'Prova de autoria e integridade'],
  ['Consentimentos', 'Enquanto valerem e 5 anos depois', 'Prova de que existiram'],
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
          <DaOperadora campo="razaoSocial" />, CNPJ <DaOperadora campo="cnpj" />, <DaOperadora campo="cidade" />, é{' '}
          <strong>controladora</strong> dos dados das contas, da cobrança e dos acessos à plataforma.
        </p>
        <p>
          Nos dados de responsáveis e de pacientes, a <strong>controladora é a clínica ou empresa</strong> que atende o
          animal. Nós somos <strong>operadora</strong>: tratamos esses dados só para prestar o serviço contratado e
          conforme as instruções dela (Lei 13.709/2018, arts. 5º e 39).
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
            <strong>Meio de pagamento</strong>, para processar cartão e Pix.
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
        Não há rastreadores nem publicidade, por isso não pedimos aceite de cookies.
      </p>
    ),
  },
  {
    id: 'contato',
    titulo: '10. Fale com o encarregado',
    conteudo: (
      <p>
        Encarregado pelo tratamento de dados: <EscreverPara campo="encarregadoEmail" />. Você também pode reclamar à
        ANPD, em gov.br/anpd.
      </p>
    ),
  },
  {
    id: 'mudancas',
    titulo: '11. Mudanças nesta política',
    conteudo: (
      <p>
        Uma mudança de sentido vira nova versão, avisada no sistema e por e-mail com 15 dias de antecedência. Cada
        consentimento fica ligado à versão que estava valendo.
      </p>
    ),
  },
]
